// The search field: emptying it shows everything again, without a tap on the button.
const field = document.querySelector(".search input[type=search]");
field?.addEventListener("input", () => {
  if (field.value === "" && field.defaultValue !== "") field.form.requestSubmit();
});

// The chosen chip is in sight when the row is longer than the screen.
document.querySelector(".chips [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
