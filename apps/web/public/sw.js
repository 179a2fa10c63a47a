/**
 * The service worker: pages come from the network as always, built files from the browser's cache once they have been fetched,
 * and where the network is gone there is a page that says so. It never takes over a page that is already open, and removes no
 * file that an open page may still ask for: an update of the site interrupts no game.
 */
const CACHE = "spellroom-1";
const OFFLINE = "/offline.html";
const SHELL = [OFFLINE, "/offline.css", "/offline.js", "/icon.svg"];
/** The oldest make room for new ones: files of several builds fit. */
const MOST_FILES = 600;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SHELL.includes(pathname)) event.respondWith(shellFile(request));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(builtFile(event));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function shellFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}

/** Named after its content: what was fetched once holds for ever. */
async function builtFile(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(cache.put(event.request, copy).then(() => makeRoom(cache)));
  }
  return answer;
}

async function makeRoom(cache) {
  const files = (await cache.keys()).filter(({ url }) => url.includes("/_next/static/"));
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}

async function forgetOtherCaches() {
  for (const name of await caches.keys())
    if (name.startsWith("spellroom-") && name !== CACHE) await caches.delete(name);
}
