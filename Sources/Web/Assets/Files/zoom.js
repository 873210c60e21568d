// A photo over the whole screen: two fingers, the wheel, a tap or the button enlarge it, a finger moves it; Back closes it.
const link = document.querySelector("a[data-zoom]");
let shown = null;
link?.addEventListener("click", (event) => {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  history.pushState({ zoom: true }, "");
  open();
});
addEventListener("popstate", (event) => {
  if (!event.state?.zoom) shown?.close();
  else if (link) open();
});
// Loaded again, or come back to, while the photo was open.
if (link && history.state?.zoom) open();

function open() {
  if (shown) return;
  const dialog = shown = document.createElement("dialog");
  dialog.className = "zoom";
  dialog.setAttribute("aria-label", link.getAttribute("aria-label"));
  const image = new Image();
  image.src = link.href;
  image.alt = link.querySelector("img").alt;
  const close = document.createElement("button");
  close.className = "round";
  close.type = "button";
  close.setAttribute("aria-label", link.dataset.zoom);
  close.textContent = "✕";
  close.addEventListener("click", () => dialog.close());
  const larger = document.createElement("button");
  larger.className = "button larger";
  larger.type = "button";
  dialog.append(image, close, larger);
  dialog.addEventListener("close", () => {
    dialog.remove();
    shown = null;
    if (history.state?.zoom) history.back();
  });
  document.body.append(dialog);
  handle(dialog, image, larger);
  dialog.showModal();
}

function handle(dialog, image, larger) {
  let scale = 1, x = 0, y = 0;
  const fingers = new Map();
  const draw = () => {
    scale = Math.min(Math.max(scale, 1), 8);
    x = Math.min(0, Math.max(x, innerWidth * (1 - scale)));
    y = Math.min(0, Math.max(y, innerHeight * (1 - scale)));
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    dialog.classList.toggle("near", scale > 1);
    larger.textContent = scale > 1 ? link.dataset.whole : link.dataset.larger;
  };
  const enlarge = (factor, atX, atY) => {
    const next = Math.min(Math.max(scale * factor, 1), 8);
    [x, y] = [atX - (atX - x) * next / scale, atY - (atY - y) * next / scale];
    scale = next;
    draw();
  };
  dialog.addEventListener("wheel", (event) => {
    event.preventDefault();
    enlarge(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  const toggle = (atX, atY) => enlarge(scale > 1 ? 1 / scale : 2.5, atX, atY);
  larger.addEventListener("click", () => toggle(innerWidth / 2, innerHeight / 2));
  // A click ends every drag too; only one that began here and went nowhere is a tap.
  let start = null;
  image.addEventListener("click", (event) => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 8)
      toggle(event.clientX, event.clientY);
  });
  draw();
  image.addEventListener("pointerdown", (event) => {
    start = fingers.size === 0 ? event : null;
    event.preventDefault();
    image.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
  });
  image.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) {
      const reach = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      enlarge(reach(event) / Math.max(reach(before), 1), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    } else {
      [x, y] = [x + event.clientX - before.clientX, y + event.clientY - before.clientY];
      draw();
    }
    fingers.set(event.pointerId, event);
  });
  for (const name of ["pointerup", "pointercancel"])
    image.addEventListener(name, (event) => fingers.delete(event.pointerId));
}
