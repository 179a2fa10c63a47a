import type { CardDefinition } from "@spellroom/card-language";
import { createStore } from "zustand/vanilla";

/** Card definitions by content hash, as far as this page has needed them. */
export interface DefinitionState {
  readonly byHash: ReadonlyMap<string, CardDefinition>;
}

export const definitionStore = createStore<DefinitionState>(() => ({ byHash: new Map() }));

const RETRY_MS = [500, 2_000, 8_000];
const asked = new Set<string>();
let arrived = new Map<string, CardDefinition>();

/** Fetches definitions that are not here yet. They never change, so the browser may keep them for good. */
export function needDefinitions(hashes: Iterable<string>): void {
  for (const hash of hashes) {
    if (asked.has(hash)) continue;
    asked.add(hash);
    void fetchDefinition(hash);
  }
}

/** Takes definitions that are here already, as in a page made for working on the app. */
export function provideDefinitions(definitions: Iterable<readonly [string, CardDefinition]>): void {
  for (const [hash, definition] of definitions) {
    asked.add(hash);
    take(hash, definition);
  }
}

async function fetchDefinition(hash: string): Promise<void> {
  for (const wait of [...RETRY_MS, null]) {
    const definition = await request(hash);
    if (definition !== null) return take(hash, definition);
    if (wait === null) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  asked.delete(hash);
}

async function request(hash: string): Promise<CardDefinition | null> {
  try {
    const response = await fetch(`/api/definitions/${encodeURIComponent(hash)}`);
    if (!response.ok) return null;
    const body: unknown = await response.json();
    return isDefinition(body) ? body : null;
  } catch {
    return null;
  }
}

/** Those that arrive together are told of together, so that a board is not drawn forty times while it loads. */
function take(hash: string, definition: CardDefinition): void {
  if (arrived.size === 0) queueMicrotask(tell);
  arrived.set(hash, definition);
}

function tell(): void {
  const all = arrived;
  arrived = new Map();
  definitionStore.setState(({ byHash }) => ({ byHash: new Map([...byHash, ...all]) }));
}

/**
 * The server has put every definition through the card language's full check; here only the envelope is looked at, which
 * would show an answer that is something else altogether.
 */
function isDefinition(value: unknown): value is CardDefinition {
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
