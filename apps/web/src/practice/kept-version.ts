/** The version of this page that a match was begun with, where the browser has kept it. */
const KEPT = "kept";

/** Opens the page as it was kept, which can take the match further; `false` where there is none, or this is it. */
export async function openKeptVersion(): Promise<boolean> {
  const address = new URL(window.location.href);
  if (address.searchParams.has(KEPT) || !("caches" in window)) return false;
  const kept = await caches.match(address.pathname).catch(() => undefined);
  if (kept === undefined) return false;
  address.searchParams.set(KEPT, "");
  window.location.replace(address);
  return true;
}
