import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import { safeChoice, type WireChoice } from "@spellroom/protocol";
import { decisionView, openKeyBook } from "@spellroom/view";
import { type MatchPosition, type MatchSetup, openPosition, type StoredInput } from "../../src/index.ts";

/** A match of one game between two ready-made decks that begins at once. */
export function presetSetup(): MatchSetup {
  return {
    ruleset: rulesetById("full"),
    seed: "5a".repeat(32),
    players: [
      { name: "Ada", deck: deckOf("ember-rush") },
      { name: "Bea", deck: deckOf("wild-stampede") },
    ],
    bestOf: 1,
    fair: false,
    sideboards: [[], []],
  };
}

/** How that match stands at first. */
export function presetMatch(): MatchPosition {
  return openPosition(presetSetup()).position;
}

function deckOf(id: string) {
  const preset = loadPresets().find((one) => one.id === id);
  return (preset ? presetCards(preset) : []).flatMap((name) => loadPool().byName(name) ?? []);
}

/** The input by which a seat makes the open decision, usually with the safe choice. */
export function choosing({ state }: MatchPosition, choice?: WireChoice): StoredInput {
  const { decision } = state;
  if (!decision) throw new Error("no decision is open");
  const view = decisionView(state, openKeyBook(state.players.length), decision);
  return {
    kind: "choose",
    seat: decision.seat,
    decision: decision.id,
    choice: choice ?? safeChoice(view),
  };
}
