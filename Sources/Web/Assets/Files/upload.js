// The form for new clothes: collects photos chosen, taken or dropped one after the other, and shows them before they are
// sent.
const form = document.querySelector("form[data-upload]");
const drop = form.querySelector(".drop");
const inputs = [...drop.querySelectorAll("input[type=file]")];
const album = inputs.find((input) => input.multiple);
const previews = drop.querySelector(".previews");
const chosen = drop.querySelector(".chosen");
let files = [];

drop.classList.add("ready");
for (const input of inputs) input.addEventListener("change", () => add(input.files));

/** Puts files to those chosen before; one that is among them already is left out. */
function add(more) {
  const same = (one, other) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
  for (const file of more) if (!files.some((other) => same(file, other))) files.push(file);
  show();
}

/** All files are sent by one field, whichever they were chosen with. */
function show() {
  const all = new DataTransfer();
  for (const file of files) all.items.add(file);
  for (const input of inputs) if (input !== album) input.value = "";
  album.files = all.files;
  for (const image of previews.querySelectorAll("img")) URL.revokeObjectURL(image.src);
  previews.replaceChildren(...files.map(preview));
  previews.hidden = files.length === 0;
  chosen.textContent = files.length ? chosen.dataset.chosen.replace("{count}", () => files.length) : "";
}

function preview(file) {
  const item = document.createElement("li");
  const image = document.createElement("img");
  image.alt = file.name;
  image.src = URL.createObjectURL(file);
  // A browser may not know the format, as with HEIC; the server does. Then the name is shown.
  image.addEventListener("error", () => {
    item.classList.add("nameless");
    image.replaceWith(file.name);
  });
  const remove = document.createElement("button");
  remove.type = "button";
  remove.textContent = "✕";
  remove.setAttribute("aria-label", previews.dataset.remove.replace("{name}", () => file.name));
  remove.addEventListener("click", () => {
    const index = files.indexOf(file);
    files.splice(index, 1);
    show();
    const left = previews.querySelectorAll("button");
    (left[Math.min(index, left.length - 1)] ?? album).focus();
  });
  item.append(image, remove);
  return item;
}

for (const name of ["dragover", "dragleave", "drop"])
  drop.addEventListener(name, (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    drop.classList.toggle("over", name === "dragover");
    if (name === "drop") add(event.dataTransfer.files);
  });

// A browser may fill the fields again when one comes back to the page.
add(inputs.flatMap((input) => [...input.files]));
