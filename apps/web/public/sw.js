/**
 * The service worker: pages come from the network as always, built files from the browser's cache once they have been fetched,
 * and where the network is gone there is a page that says so. The page of practice matches is kept with all of its files, and
 * opens without a network. It never takes over a page that is already open, and removes no file that an open page may still ask
 * for: an update of the site interrupts no game.
 */
const CACHE = "spellroom-1";
/** Pages that work offline, each with all files of its version and of the one before. */
const KEPT = "spellroom-kept-1";
const OFFLINE = "/offline.html";
const SHELL = [OFFLINE, "/offline.css", "/offline.js", "/icon.svg"];
const OFFLINE_PAGES = ["/practice"];
/** Asks for a page as it is kept, whatever the network has: for a match that the newest version can't go on with. */
const AS_KEPT = "kept";
const BUILT = "/_next/static/";
/** Names the files of the kept page's versions, the newest first. */
const VERSIONS = "/kept-versions.json";
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
  else if (pathname.startsWith(BUILT)) event.respondWith(builtFile(event));
});

self.addEventListener("message", (event) => {
  const { kind, page: path, files } = event.data ?? {};
  if (kind !== "keep" || !OFFLINE_PAGES.includes(path)) return;
  const [port] = event.ports;
  event.waitUntil(
    keep(path, files).then(
      (kept) => port?.postMessage(kept),
      () => port?.postMessage(false),
    ),
  );
});

async function page(request) {
  const { pathname, searchParams } = new URL(request.url);
  const kept = OFFLINE_PAGES.includes(pathname) ? await keptPage(pathname) : undefined;
  if (kept !== undefined && searchParams.has(AS_KEPT)) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function keptPage(path) {
  return await (await caches.open(KEPT)).match(path);
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
  const kept = await caches.match(event.request);
  if (kept !== undefined) return atItsAddress(event.request, kept);
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(CACHE);
    event.waitUntil(cache.put(event.request, copy).then(() => makeRoom(cache)));
  }
  return answer;
}

/** A worker takes its address from the answer, and what a kept one lacks is the part after "#", which says what to load. */
function atItsAddress({ destination }, kept) {
  if (destination !== "worker") return kept;
  return new Response(kept.body, { status: kept.status, headers: kept.headers });
}

/**
 * Keeps a page and its files: the page last, so that it is never kept without them. The answer is whether it is kept now. A page
 * that names a file which was not told is of a newer version than whoever asks; it is kept when it is visited itself.
 */
async function keep(path, files) {
  const told = new Set(files.map((file) => new URL(file, self.location.origin).pathname));
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) return false;
  const text = await answer.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+)/g)].map(([, file]) => file);
  if (!named.every((file) => told.has(decodeURI(file)) || told.has(file))) return false;
  const cache = await caches.open(KEPT);
  for (const file of told) if (!(await cache.match(file))) await keepFile(cache, file);
  await cache.put(path, answer);
  await forgetOldFiles(cache, [...told]);
  return true;
}

async function keepFile(cache, file) {
  const answer = (await caches.match(file)) ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file} can't be kept`);
  await cache.put(file, answer);
}

/** Files of the version before stay: a page of it may be open. */
async function forgetOldFiles(cache, newest) {
  const versions = (await (await cache.match(VERSIONS))?.json()) ?? [];
  const isSame = versions[0]?.length === newest.length && newest.every((file) => versions[0].includes(file));
  const kept = isSame ? versions : [newest, ...versions.slice(0, 1)];
  await cache.put(VERSIONS, Response.json(kept));
  const all = new Set([...OFFLINE_PAGES, VERSIONS, ...kept.flat()]);
  for (const request of await cache.keys())
    if (!all.has(new URL(request.url).pathname)) await cache.delete(request);
}

async function makeRoom(cache) {
  const files = (await cache.keys()).filter(({ url }) => url.includes(BUILT));
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}

async function forgetOtherCaches() {
  for (const name of await caches.keys())
    if (name.startsWith("spellroom-") && name !== CACHE && name !== KEPT) await caches.delete(name);
}
