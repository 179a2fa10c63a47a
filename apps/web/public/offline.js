/** In the language of the site, and back to what was asked for as soon as the server answers. */
const EVERY_MS = 3_000;

const chosen = /(?:^|;\s*)spellroom-language=(en|fr)/.exec(document.cookie)?.[1];
document.documentElement.lang = chosen ?? (navigator.language.startsWith("fr") ? "fr" : "en");

async function lookAgain() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) window.location.reload();
}

for (const button of document.querySelectorAll("button")) button.addEventListener("click", lookAgain);
window.addEventListener("online", lookAgain);
setInterval(lookAgain, EVERY_MS);
