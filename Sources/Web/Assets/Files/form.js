// Every form: a second click doesn't send it twice, and a message that was shown leaves the address.
addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button || event.target.method === "get") return;
  // Disabled after the browser has taken the form's values.
  setTimeout(() => {
    button.disabled = true;
    if (button.dataset.busy) button.textContent = button.dataset.busy;
  });
});

// A page that comes back from the browser's memory can be sent again.
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const button of document.querySelectorAll("button[disabled]")) button.disabled = false;
});

const address = new URL(location.href);
if (address.searchParams.has("done")) {
  address.searchParams.delete("done");
  address.searchParams.delete("count");
  history.replaceState(history.state, "", address);
}
