// The form for new clothes: shows the chosen photos before they are sent, takes dropped ones, and sends once.
const form = document.querySelector("form[data-upload]");
const drop = form.querySelector(".drop");
const inputs = [...drop.querySelectorAll("input[type=file]")];
const previews = drop.querySelector(".previews");

drop.classList.add("ready");
for (const input of inputs) input.addEventListener("change", show);

function show() {
  for (const image of previews.querySelectorAll("img")) URL.revokeObjectURL(image.src);
  const files = inputs.flatMap((input) => [...input.files]);
  previews.replaceChildren(...files.map((file) => {
    const item = document.createElement("li");
    const image = document.createElement("img");
    image.alt = file.name;
    image.src = URL.createObjectURL(file);
    // A browser may not know the format, as with HEIC; the server does. Then the name is shown.
    image.addEventListener("error", () => image.replaceWith(file.name));
    item.append(image);
    return item;
  }));
  previews.hidden = files.length === 0;
}

for (const name of ["dragover", "dragleave", "drop"])
  drop.addEventListener(name, (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    drop.classList.toggle("over", name === "dragover");
    if (name !== "drop") return;
    const album = inputs.find((input) => input.multiple);
    const all = new DataTransfer();
    for (const file of [...album.files, ...event.dataTransfer.files]) all.items.add(file);
    album.files = all.files;
    show();
  });

show();
