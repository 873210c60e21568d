// Rails of photographs: brings further cards as they are needed, steps by button and arrow keys, and tells the middle
// card where the style sheet can't.
const followsScroll = CSS.supports("animation-timeline: view()");

for (const rail of document.querySelectorAll(".rail, .wall")) {
  watch(rail);
  if (rail.matches(".rail")) operate(rail);
}

/** Fetches the cards behind the last link of a rail before it is reached; the link stays for who comes faster. */
function watch(rail) {
  const link = rail.querySelector("a[data-more]");
  if (!link) return;
  const isRail = rail.matches(".rail");
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    try {
      const response = await fetch(link.dataset.more);
      if (!response.ok || response.redirected) return;
      const holder = document.createElement("template");
      holder.innerHTML = await response.text();
      for (const image of holder.content.querySelectorAll("img[data-placeholder]"))
        image.style.backgroundImage = `url(${image.dataset.placeholder})`;
      link.closest("li").replaceWith(holder.content);
      watch(rail);
      rail.dispatchEvent(new Event("scroll"));
    } catch {
      // Without a connection the link is still there to be tapped.
    }
  }, { root: isRail ? rail : null, rootMargin: isRail ? "0px 200%" : "150% 0px" });
  observer.observe(link);
}

function operate(rail) {
  const steps = rail.parentElement.querySelector(".steps");
  const update = () => {
    const room = rail.scrollWidth - rail.clientWidth;
    if (steps) {
      steps.hidden = room < 8 || !matchMedia("(hover: hover)").matches;
      steps.firstElementChild.disabled = rail.scrollLeft < 4;
      steps.lastElementChild.disabled = rail.scrollLeft > room - 4;
    }
    if (!followsScroll) emphasize(rail);
  };
  rail.classList.toggle("measured", !followsScroll);
  rail.addEventListener("scroll", () => requestAnimationFrame(update), { passive: true });
  addEventListener("resize", update);
  update();
  steps?.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const way = button === steps.firstElementChild ? -1 : 1;
    rail.scrollBy({ left: way * rail.clientWidth * .7, behavior: "smooth" });
  });
  rail.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[event.key];
    const next = way && event.target.closest("li")?.[way]?.querySelector("a");
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ inline: "center", block: "nearest", behavior: "smooth" });
  });
}

function emphasize(rail) {
  const middle = rail.getBoundingClientRect().left + rail.clientWidth / 2;
  let nearest, distance = Infinity;
  for (const card of rail.children) {
    const box = card.getBoundingClientRect();
    const away = Math.abs(box.left + box.width / 2 - middle);
    if (away < distance) [nearest, distance] = [card, away];
  }
  for (const card of rail.children) card.classList.toggle("middle", card === nearest);
}
