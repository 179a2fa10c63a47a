import type { Effect, Predicate, Selection } from "@spellroom/card-language";
import { characteristics } from "../../../query/layers/index.ts";
import type { Run } from "../run.ts";
import { type ActionEffect, numberOf, throughEffects } from "./action.ts";

const FOUND: Selection = { kind: "ref", ref: { kind: "bound", name: "#found" } };
/** What was found but not cast: as a spell it would be another object. */
const NOT_CAST: Selection = { kind: "ref", ref: { kind: "rest", of: "#found", without: ["#cast"] } };
const PASSED: Selection = { kind: "ref", ref: { kind: "bound", name: "#passed" } };
const UNCAST: Selection = { kind: "union", of: [NOT_CAST, PASSED] };

/** CR 701.55: exile cards until one is small enough; cast it for nothing or put it into the hand. */
export function discover(run: Run, effect: ActionEffect): void {
  const value = numberOf(run, effect);
  throughEffects(
    run,
    "discover",
    run.controller,
    [
      ...exiledUntil({ kind: "stat", stat: "manaValue", compare: "<=", value }),
      { kind: "move", what: NOT_CAST, to: { zone: "hand" } },
      { kind: "move", what: PASSED, to: { zone: "library", position: "bottomRandom" } },
    ],
    { amount: value },
  );
}

/** CR 702.85a: exile cards until a nonland card of lesser mana value; it may be cast for nothing, the rest go to the bottom. */
export function cascade(run: Run, effect: ActionEffect): void {
  const value = effect.amount
    ? run.amount(effect.amount)
    : characteristics(run.state, spellOf(run)).manaValue;
  throughEffects(run, "cascade", run.controller, [
    ...exiledUntil({ kind: "stat", stat: "manaValue", compare: "<", value }),
    { kind: "move", what: UNCAST, to: { zone: "library", position: "bottomRandom" } },
  ]);
}

/** Cascade triggers on the spell that has it, which is its source. */
function spellOf(run: Run): number {
  return run.context.event?.objects.spell?.[0] ?? run.source;
}

function exiledUntil(small: Predicate): readonly Effect[] {
  return [
    {
      kind: "revealUntil",
      who: { kind: "you" },
      filter: {
        zones: ["library"],
        of: [{ kind: "not", of: { kind: "type", type: "land" } }, small],
      },
      count: 1,
      bind: "#found",
      rest: "#passed",
      exile: true,
    },
    {
      kind: "castNow",
      who: { kind: "you" },
      what: FOUND,
      cost: "withoutPaying",
      optional: true,
      spell: { of: [small] },
      bind: "#cast",
    },
  ];
}
