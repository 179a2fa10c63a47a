/** Has the service worker cache this page with everything that it may need, so that it works offline. */
import { loadPainter } from "@spellroom/ui";
import { loadAllLater } from "../browser/later.ts";
import { isLanguage } from "../i18n/languages.ts";
import { loadGlossary } from "../i18n/load-glossary.ts";
import { loadSheets } from "../table/ask/sheet-later.ts";
import type { PracticeLink } from "./practice-link.ts";

/** `none`: the browser keeps nothing, or the network is gone. */
export type OfflineState = "none" | "keeping" | "kept";

const BUILT = "/_next/static/";

export async function keepOffline(link: PracticeLink, tell: (state: OfflineState) => void): Promise<void> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  performance.setResourceTimingBufferSize(1_000);
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  tell("keeping");
  const isLoaded = await loadEverything().then(
    () => true,
    () => false,
  );
  if (!isLoaded) return tell("none");
  const worker = await link.order<"files">({ kind: "files" });
  const files = [...builtFiles(), ...(worker.ok ? worker.answer : [])];
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => tell(data === true ? "kept" : "none");
  active.postMessage({ kind: "keep", page: "/practice", files: [...new Set(files)] }, [channel.port2]);
}

/** What is otherwise fetched when it is first wanted. */
async function loadEverything(): Promise<void> {
  const { lang } = document.documentElement;
  await Promise.all([
    loadAllLater(),
    loadSheets(),
    loadPainter(),
    isLanguage(lang) ? loadGlossary(lang) : undefined,
  ]);
}

/** Built files that this page has asked for so far. */
function builtFiles(): string[] {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
  const styled = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map(({ href }) => href);
  return [...fetched, ...named, ...styled].filter((address) => new URL(address).pathname.startsWith(BUILT));
}
