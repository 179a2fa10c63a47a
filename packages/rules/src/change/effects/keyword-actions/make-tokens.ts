import type { Effect, Filter } from "@spellroom/card-language";
import { controllerOf } from "../../../query/layers/index.ts";
import { objectsMatching } from "../../../query/selection/index.ts";
import { emptyContext } from "../../../state/context.ts";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf, numberOf, throughEffects } from "./action.ts";

const ACTOR = "#actor";
const by = { kind: "bound", name: ACTOR } as const;

function withActor(run: Run, effect: ActionEffect): number {
  const seat = actorOf(run, effect);
  run.bind(ACTOR, { players: [seat] });
  return seat;
}

function predefined(name: string): Effect {
  return { kind: "createToken", who: by, amount: 1, token: { kind: "predefined", name } };
}

/** CR 701.36: a Clue, as many times as the text says. */
export function investigate(run: Run, effect: ActionEffect): void {
  repeated(run, effect, "investigate", [predefined("Clue")]);
}

/** CR 701.30. */
export function populate(run: Run, effect: ActionEffect): void {
  repeated(run, effect, "populate", [
    {
      kind: "createCopyToken",
      who: by,
      amount: 1,
      of: {
        kind: "choose",
        by,
        filter: { of: [{ kind: "type", type: "creature" }, { kind: "token" }] },
        count: { min: 1, max: 1 },
        eachOwn: true,
      },
    },
  ]);
}

/** Each time is an event of its own. */
function repeated(
  run: Run,
  effect: ActionEffect,
  action: "investigate" | "populate",
  once: readonly Effect[],
): void {
  const times = numberOf(run, effect);
  if (times > 1) {
    const one = { ...effect, amount: 1 };
    run.advance();
    run.push(Array.from({ length: times }, () => one));
    return;
  }
  throughEffects(run, action, withActor(run, effect), times === 0 ? [] : once);
}

/** CR 701.51: the counters are on it from the start. */
export function incubate(run: Run, effect: ActionEffect): void {
  const amount = numberOf(run, effect);
  const seat = withActor(run, effect);
  throughEffects(
    run,
    "incubate",
    seat,
    [
      {
        kind: "createToken",
        who: by,
        amount: 1,
        token: { kind: "predefined", name: "Incubator" },
        with: { counters: [{ counter: "+1/+1", amount }] },
      },
    ],
    { amount },
  );
}

const ARMIES: Filter = {
  of: [
    { kind: "type", type: "creature" },
    { kind: "subtype", subtype: "Army" },
  ],
};

/** CR 701.44: an Army that its controller has, a new one if there is none, gets the counters and the subtype. */
export function amass(run: Run, effect: ActionEffect): void {
  const subtype = effect.subtype ?? "Zombie";
  const amount = numberOf(run, effect);
  const seat = withActor(run, effect);
  const army: Effect = {
    kind: "createToken",
    who: by,
    amount: 1,
    token: {
      kind: "token",
      colors: ["B"],
      types: ["creature"],
      subtypes: [subtype, "Army"],
      power: 0,
      toughness: 0,
    },
  };
  const chosen = { kind: "ref", ref: { kind: "bound", name: "#army" } } as const;
  const rest: readonly Effect[] = [
    {
      kind: "select",
      what: { kind: "choose", by, filter: ARMIES, count: { min: 1, max: 1 }, eachOwn: true },
      bind: "#army",
    },
    { kind: "addCounters", counter: "+1/+1", amount, on: chosen },
    {
      kind: "modify",
      what: chosen,
      modifications: [{ kind: "types", mode: "add", subtypes: [subtype] }],
      duration: "whileThere",
    },
  ];
  const has = hasArmy(run, seat);
  throughEffects(run, "amass", seat, has ? rest : [army, ...rest], {
    amount,
    made: { as: effect.bind, by: "#army" },
  });
}

function hasArmy(run: Run, seat: number): boolean {
  return objectsMatching(run.state, emptyContext(run.source, seat), ARMIES).some(
    (id) => controllerOf(run.state, id) === seat,
  );
}

const HUMAN_SOLDIER: Effect = {
  kind: "createToken",
  who: by,
  amount: 1,
  token: {
    kind: "token",
    colors: ["W"],
    types: ["creature"],
    subtypes: ["Human", "Soldier"],
    power: 1,
    toughness: 1,
  },
};

const RECRUITED = "#recruited";

/** The key of a conditional's instructions; an object literal with it would look like a promise. */
const THEN = "then" as const;

/** Draw a card, then discard one; for a nonland card there is a Human Soldier. */
export function recruit(run: Run, effect: ActionEffect): void {
  throughEffects(run, "recruit", withActor(run, effect), [
    { kind: "draw", who: by, amount: 1 },
    { kind: "discard", who: by, amount: 1, bind: RECRUITED },
    {
      kind: "if",
      condition: {
        kind: "is",
        object: { kind: "bound", name: RECRUITED },
        of: [{ kind: "not", of: { kind: "type", type: "land" } }],
      },
      [THEN]: [HUMAN_SOLDIER],
    },
  ]);
}
