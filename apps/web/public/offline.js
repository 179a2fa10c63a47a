/** In the language of the site, and back to what was asked for as soon as the server answers. */
const EVERY_MS = 3_000;

const chosen = /(?:^|;\s*)spellroom-language=(en|fr)/.exec(document.cookie)?.[1];
document.documentElement.lang = chosen ?? (navigator.language.startsWith("fr") ? "fr" : "en");

async function lookAgain() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) window.location.reload();
}

/** Practice matches are played without a server, where the browser has kept their page. */
async function offerPractice() {
  const kept = await caches.match("/practice").catch(() => undefined);
  for (const offer of document.querySelectorAll("[data-practice]")) offer.hidden = kept === undefined;
}

void offerPractice();
for (const button of document.querySelectorAll("button")) button.addEventListener("click", lookAgain);
window.addEventListener("online", lookAgain);
setInterval(lookAgain, EVERY_MS);
