import type { Effect, Filter, Selection } from "@spellroom/card-language";
import { controllerOf } from "../../../query/layers/index.ts";
import { existing, objectOf } from "../../../state/access.ts";
import type { ObjectId } from "../../../state/ids.ts";
import { updateObject } from "../../game/game.ts";
import { tellAction } from "../keyword-event.ts";
import { LAST, type Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, actorOf, numberOf, THIS, throughEffects } from "./action.ts";

/** The mark of a permanent that has become monstrous (CR 701.31b). */
export const MONSTROUS = "monstrous";

function counters(amount: number, on: Selection): Effect {
  return { kind: "addCounters", counter: "+1/+1", amount, on };
}

/** CR 701.43: only a permanent without +1/+1 counters adapts. */
export function adapt(run: Run, effect: ActionEffect): void {
  const id = theOne(run, effect);
  if (id === undefined) return;
  const has = existing(run.state, id ?? -1)?.counters["+1/+1"] ?? 0;
  const able = id !== null && (has === 0 || run.scratch.stage === "carriedOut");
  const effects = able ? [counters(numberOf(run, effect), effect.what ?? THIS)] : [];
  throughEffects(run, "adapt", run.controller, effects, about(id));
}

/** CR 702.149a, c: it trains where a counter is really put on it. */
export function train(run: Run, effect: ActionEffect): void {
  const id = theOne(run, effect);
  if (id === undefined) return;
  if (run.scratch.stage !== "carriedOut") {
    run.note("stage", "carriedOut");
    run.push([counters(1, effect.what ?? THIS)]);
    return;
  }
  const outcome = run.context.bindings[LAST] ?? { did: false };
  run.finish(undefined, outcome);
  if (outcome.did && id !== null) tellAction(run.g, "train", controllerOf(run.state, id), id);
}

/** CR 701.31. */
export function monstrosity(run: Run, effect: ActionEffect): void {
  const id = theOne(run, effect);
  if (id === undefined) return;
  if (run.scratch.stage !== "carriedOut") {
    if (id === null || objectOf(run.state, id).marks.includes(MONSTROUS)) {
      run.fail();
      return;
    }
    updateObject(run.g, id, { marks: [...objectOf(run.state, id).marks, MONSTROUS] });
  }
  const amount = numberOf(run, effect);
  throughEffects(run, "monstrosity", run.controller, [counters(amount, effect.what ?? THIS)], {
    ...about(id),
    amount,
  });
}

/** The affected permanent; `null` if it is gone, `undefined` while it has yet to be chosen. */
function theOne(run: Run, effect: ActionEffect): ObjectId | null | undefined {
  const what = selected(run, effect.what ?? THIS);
  return what ? (permanentsAmong(run, what)[0] ?? null) : undefined;
}

function about(id: ObjectId | null): { readonly object?: ObjectId } {
  return id === null ? {} : { object: id };
}

const YOUR_CREATURES: Filter = {
  of: [
    { kind: "type", type: "creature" },
    { kind: "controller", player: { kind: "you" } },
  ],
};

/** CR 701.33: a creature you control with the least toughness. */
export function bolster(run: Run, effect: ActionEffect): void {
  const weakest: Filter = {
    of: [...YOUR_CREATURES.of, { kind: "extreme", stat: "toughness", which: "least", among: YOUR_CREATURES }],
  };
  const on: Selection = {
    kind: "choose",
    by: { kind: "you" },
    filter: weakest,
    count: { min: 1, max: 1 },
  };
  throughEffects(run, "bolster", run.controller, [counters(numberOf(run, effect), on)]);
}

/** CR 701.35: the creatures were targeted. */
export function support(run: Run, effect: ActionEffect): void {
  const effects = effect.what ? [counters(1, effect.what)] : [];
  throughEffects(run, "support", run.controller, effects);
}

/** "It endures N": N +1/+1 counters on it, or a white Spirit creature token of that size, its controller's choice. */
export function endure(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const [id] = permanentsAmong(run, what);
  const amount = numberOf(run, effect);
  const who = { kind: "bound", name: "#endures" } as const;
  if (run.scratch.stage !== "carriedOut") {
    const [named] = what;
    const seat =
      id === undefined
        ? named === undefined
          ? run.controller
          : objectOf(run.state, named).controller
        : controllerOf(run.state, id);
    run.bind("#endures", { players: [seat] });
  }
  const token: Effect = {
    kind: "createToken",
    who,
    amount: 1,
    token: {
      kind: "token",
      colors: ["W"],
      types: ["creature"],
      subtypes: ["Spirit"],
      power: amount,
      toughness: amount,
    },
  };
  const effects: readonly Effect[] =
    amount === 0
      ? []
      : id === undefined
        ? [token]
        : [{ kind: "chooseOne", who, options: [[counters(amount, effect.what ?? THIS)], [token]] }];
  throughEffects(run, "endure", actorOf(run, effect), effects, { ...about(id ?? null), amount });
}

/** "Blight N": N -1/-1 counters on a creature you control. */
export function blight(run: Run, effect: ActionEffect): void {
  const amount = numberOf(run, effect);
  const on: Selection = {
    kind: "choose",
    by: effect.who ?? { kind: "you" },
    filter: { of: [{ kind: "type", type: "creature" }] },
    count: { min: 1, max: 1 },
    eachOwn: true,
  };
  throughEffects(run, "blight", actorOf(run, effect), [
    { kind: "addCounters", counter: "-1/-1", amount, on },
  ]);
}
