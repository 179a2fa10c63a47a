import type { CardLanguage, CardView } from "@spellroom/protocol";
import { createStore } from "zustand/vanilla";

/** Cards by the content hash of their definition, as far as this page has needed them, in the page's language. */
export interface DefinitionState {
  readonly byHash: ReadonlyMap<string, CardView>;
}

export const definitionStore = createStore<DefinitionState>(() => ({ byHash: new Map() }));

const RETRY_MS = [500, 2_000, 8_000];
/** As many as one request may ask for. */
const AT_ONCE = 60;
const asked = new Set<string>();
let wanted: string[] = [];

/** Fetches cards that are not here yet. Those that are needed at the same time are asked for together. */
export function needDefinitions(hashes: Iterable<string>): void {
  for (const hash of hashes) {
    if (asked.has(hash)) continue;
    asked.add(hash);
    if (wanted.length === 0) queueMicrotask(ask);
    wanted.push(hash);
  }
}

/** Takes cards that were asked for before this page's scripts were here, so that they aren't asked for twice. */
export async function expectDefinitions(hashes: readonly string[], answer: Promise<Response>): Promise<void> {
  const fresh = hashes.filter((hash) => !asked.has(hash));
  for (const hash of fresh) asked.add(hash);
  const cards = await answer.then(cardsIn).catch(() => []);
  if (cards.length > 0) provideDefinitions(cards);
  const here = new Set(cards.map(([hash]) => hash));
  const missing = fresh.filter((hash) => !here.has(hash));
  for (const hash of missing) asked.delete(hash);
  needDefinitions(missing);
}

/** Takes cards that are here already: those of offline play, and of pages made for working on the app. */
export function provideDefinitions(cards: Iterable<readonly [string, CardView]>): void {
  const all = [...cards];
  for (const [hash] of all) asked.add(hash);
  definitionStore.setState(({ byHash }) => ({ byHash: new Map([...byHash, ...all]) }));
}

function ask(): void {
  const all = wanted;
  wanted = [];
  for (let at = 0; at < all.length; at += AT_ONCE) void fetchCards(all.slice(at, at + AT_ONCE));
}

async function fetchCards(hashes: readonly string[]): Promise<void> {
  let missing = hashes;
  for (const wait of [...RETRY_MS, null]) {
    const cards = await request(missing);
    if (cards.length > 0) provideDefinitions(cards);
    const here = new Set(cards.map(([hash]) => hash));
    missing = missing.filter((hash) => !here.has(hash));
    if (missing.length === 0 || wait === null) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  for (const hash of missing) asked.delete(hash);
}

async function request(hashes: readonly string[]): Promise<readonly (readonly [string, CardView])[]> {
  try {
    const query = new URLSearchParams({ language: pageLanguage(), hashes: hashes.join() });
    return await cardsIn(await fetch(`/api/printed-cards?${query}`));
  } catch {
    return [];
  }
}

async function cardsIn(response: Response): Promise<readonly (readonly [string, CardView])[]> {
  if (!response.ok) return [];
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null || !("cards" in body)) return [];
  return Object.entries(body.cards ?? {}).filter(isEntry);
}

/** The server has set it on the page; a change of language reloads the page. */
function pageLanguage(): CardLanguage {
  return globalThis.document?.documentElement.lang === "fr" ? "fr" : "en";
}

/** Only the envelope is checked, which would reveal an unrelated response. */
function isEntry(entry: [string, unknown]): entry is [string, CardView] {
  const [, value] = entry;
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "faces" in value &&
    Array.isArray(value.faces) &&
    value.faces.length > 0
  );
}
