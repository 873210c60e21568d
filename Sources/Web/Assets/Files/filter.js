// The search field: emptying it shows everything again, without a tap on the button.
const field = document.querySelector(".search input[type=search]");
field?.addEventListener("input", () => {
  if (field.value === "" && field.defaultValue !== "") field.form.requestSubmit();
});
