/** Matches between preset decks with a test's own settings, written to the journal as if another process had created them and died. */
import { randomUUID } from "node:crypto";
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import type { Timing } from "@spellroom/protocol";
import { ENGINE_VERSION } from "@spellroom/rules";
import { type Journal, storeSetup } from "@spellroom/server";

export interface Arrangement {
  readonly accounts: readonly string[];
  readonly names: readonly string[];
  readonly timing?: Timing;
  readonly watchDelayMs?: number;
  readonly seed?: string;
  /** Both players' cards, instead of those of ready-made decks. */
  readonly deck?: readonly CardDefinition[];
}

const PRESETS = ["ember-rush", "wild-stampede"];

/** @returns the match's id; a server takes it over when the first player asks for the seat */
export async function arrangeMatch(journal: Journal, arrangement: Arrangement): Promise<string> {
  const { accounts, names, timing, watchDelayMs, seed = "5a".repeat(32), deck } = arrangement;
  const ruleset = rulesetById("full");
  const players = PRESETS.map((preset, seat) => ({ name: names[seat] ?? "", deck: deck ?? deckOf(preset) }));
  const stored = storeSetup({ ruleset, seed, players }, ruleset);
  const id = randomUUID();
  const created = await journal.create({
    id,
    owner: "a-process-that-is-gone",
    format: "presets",
    ruleset: ruleset.id,
    engineVersion: String(ENGINE_VERSION),
    visibility: "public",
    origin: "private",
    rematchOf: null,
    seats: PRESETS.map((preset, seat) => ({
      seat,
      accountId: accounts[seat] ?? null,
      bot: null,
      name: names[seat] ?? "",
      deck: { preset },
    })),
    setup: { ...stored.setup, ...(timing ? { timing } : {}), ...(watchDelayMs ? { watchDelayMs } : {}) },
    definitions: stored.definitions,
  });
  if (created.outcome !== "created") throw new Error(`the match was not made: ${created.outcome}`);
  return id;
}

function deckOf(id: string) {
  const preset = loadPresets().find((one) => one.id === id);
  return (preset ? presetCards(preset) : []).flatMap((name) => loadPool().byName(name) ?? []);
}
