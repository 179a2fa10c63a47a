import { describe, expect, it } from "vitest";
import type { WireChoice } from "../../src/decisions/decision.ts";
import { KINDS } from "../../src/decisions/kinds.ts";
import { OWN_NAMES } from "../../src/decisions/parts/references.ts";
import {
  checkChoice,
  choiceFromWire,
  choiceToWire,
  randomChoice,
  safeChoice,
  viewBody,
} from "../../src/decisions/translate.ts";
import { wireChoiceSchema } from "../../src/decisions/wire-choice-schema.ts";
import type { Choice, Decision, DecisionBody, Option } from "../../src/index.ts";

const OPTIONS: readonly Option[] = [30, 31, 32].map((value) => ({
  value,
  what: { kind: "object", object: value },
}));

/** One decision of each kind. */
const DECISIONS: { readonly [K in DecisionBody["kind"]]: Extract<DecisionBody, { kind: K }> } = {
  act: {
    kind: "act",
    acts: [
      { id: "land", kind: "playLand", object: 30, face: 0, via: null },
      { id: "pass", kind: "pass" },
    ],
  },
  pick: {
    kind: "pick",
    options: OPTIONS,
    min: 1,
    max: 2,
    together: { rule: "totalAtMost", values: [3, 1, 2], limit: 2 },
    least: [31],
  },
  order: { kind: "order", options: OPTIONS },
  distribute: {
    kind: "distribute",
    options: OPTIONS.map((option) => ({ ...option, minimum: 1, maximum: 4 })),
    total: 5,
  },
  number: { kind: "number", min: 2, max: 9 },
  confirm: { kind: "confirm" },
  modes: { kind: "modes", options: OPTIONS, min: 1, max: 2, repeat: false },
  attackers: {
    kind: "attackers",
    candidates: [{ object: 30, defenders: [{ player: 1 }, { object: 40 }], must: true }],
    required: 1,
    least: [{ object: 30, defender: { object: 40 } }],
  },
  blockers: {
    kind: "blockers",
    candidates: [{ object: 30, attackers: [50, 51], most: 1, must: true }],
    required: 1,
    least: [{ object: 30, attackers: [51] }],
  },
  pay: {
    kind: "pay",
    cost: ["{R}"],
    pool: [],
    abilities: [{ id: "mana", kind: "activate", object: 30, ability: "p0", mana: true, cost: [] }],
    proposal: [30],
    lifeForPhyrexian: false,
    mayCancel: true,
  },
  arrange: {
    kind: "arrange",
    options: OPTIONS,
    piles: [
      { name: "libraryTop", min: 0, max: 2, ordered: true },
      { name: "graveyard", min: 0, max: 3, ordered: false },
    ],
  },
  name: { kind: "name", of: "landType", suggestions: [] },
};

const EVERY: readonly Decision[] = Object.values(DECISIONS).map((body) => ({
  id: 1,
  seat: 0,
  prompt: { key: "choose", source: null },
  ...body,
}));

const byKind = EVERY.map((decision) => [decision.kind, decision] as const);

function seen(decision: Decision) {
  return { ...viewBody(decision, OWN_NAMES), prompt: decision.prompt.key };
}

/** What the engine says to a choice on the wire. */
function refusalOf(decision: Decision, wire: WireChoice): string | null {
  const choice: Choice | null = choiceFromWire(decision, wire);
  if (choice === null || choice.kind === "cancel") return "notOffered";
  return checkChoice(decision, choice)?.kind ?? null;
}

/** Numbers that look like chance, the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("every kind of decision", () => {
  it("may be answered over the network, by a choice of that name", () => {
    const named = wireChoiceSchema.options.map(({ shape }) => shape.kind.value);
    expect(named.filter((kind) => kind !== "cancel").sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each(byKind)(
    "has a safe choice that is offered, fits the wire and means the same there: %s",
    (_, decision) => {
      const safe = safeChoice(seen(decision));
      expect(wireChoiceSchema.parse(safe)).toEqual(safe);
      expect(refusalOf(decision, safe)).toBeNull();
      const choice = choiceFromWire(decision, safe);
      expect(choice && choiceToWire(decision, choice)).toEqual(safe);
    },
  );

  it.each(byKind)("has choices by chance that are offered and fit the wire: %s", (_, decision) => {
    const chance = dice(7);
    for (let time = 0; time < 100; time++) {
      const choice = randomChoice(seen(decision), chance);
      expect(wireChoiceSchema.parse(choice)).toEqual(choice);
      expect(refusalOf(decision, choice)).toBeNull();
    }
  });

  it.each(byKind)("refuses a choice of another kind: %s", (kind, decision) => {
    for (const other of EVERY.filter((one) => one.kind !== kind))
      expect(choiceFromWire(decision, safeChoice(seen(other)))).toBeNull();
  });
});

describe("a choice that names what is not offered", () => {
  const beyond: readonly WireChoice[] = [
    { kind: "act", act: 2 },
    { kind: "pick", options: [3] },
    { kind: "order", options: [0, 1, 3] },
    { kind: "modes", options: [3] },
    { kind: "attackers", attacks: [[0, 2]] },
    { kind: "attackers", attacks: [[1, 0]] },
    { kind: "blockers", blocks: [[0, [2]]] },
    { kind: "blockers", blocks: [[1, []]] },
    { kind: "pay", how: 1 },
    { kind: "arrange", piles: [[0, 1], [3]] },
  ];

  it.each(beyond.map((wire) => [wire.kind, wire] as const))(
    "means nothing to the engine: %s",
    (kind, wire) => {
      const decision = EVERY.find((one) => one.kind === kind);
      expect(decision && choiceFromWire(decision, wire)).toBeNull();
    },
  );
});
