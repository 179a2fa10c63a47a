import type { CardDefinition, Filter, Predicate } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Context, emptyContext, type GameState } from "../../src/index.ts";
import { amountOf, matches, objectsMatching, permanentsToTry } from "../../src/query/selection/index.ts";
import { board, type Placed } from "../support/board.ts";

const permanents = loadPool().all.filter(
  ({ faces: [face] }: CardDefinition) =>
    ["creature", "artifact", "enchantment", "land"].some((type) => face.types.some((one) => one === type)) &&
    face.subtypes?.includes("Aura") !== true,
);

const placed = fc.record({
  card: fc.constantFrom(...permanents),
  stolen: fc.boolean(),
  tapped: fc.boolean(),
  phasedOut: fc.constantFrom(false, false, false, true),
  attacks: fc.boolean(),
});
const seat = fc.array(placed, { minLength: 20, maxLength: 40 });

const you = { kind: "you" } as const;
const that = { kind: "bound", name: "that" } as const;
const predicate = fc.constantFrom<Predicate>(
  { kind: "type", type: "creature" },
  { kind: "type", type: "artifact" },
  { kind: "subtype", subtype: "Human" },
  { kind: "subtype", subtype: "Elf" },
  { kind: "color", color: "G" },
  { kind: "controller", player: you },
  { kind: "controller", player: { kind: "opponents" } },
  { kind: "not", of: { kind: "type", type: "land" } },
  { kind: "keyword", keyword: "flying" },
  { kind: "status", status: "untapped" },
  { kind: "status", status: "attacking" },
  {
    kind: "any",
    of: [
      { kind: "status", status: "attacking" },
      { kind: "status", status: "blocking" },
    ],
  },
  { kind: "stat", stat: "power", compare: ">=", value: 3 },
  { kind: "other" },
  { kind: "otherThan", ref: that },
  { kind: "shares", what: "creatureType", ref: that },
  { kind: "shares", what: "color", ref: that },
  { kind: "shares", what: "cardType", ref: { kind: "this" } },
  { kind: "shares", what: "name", ref: that },
);
const filter = fc.array(predicate, { minLength: 1, maxLength: 4 }).map((of): Filter => ({ of }));

function boardOf(first: readonly Cards[], second: readonly Cards[]): GameState {
  const on = (controller: number, cards: readonly Cards[]): Placed[] =>
    cards.map(({ card, stolen, tapped, phasedOut }) => ({
      card,
      as: {
        controller: stolen ? 1 - controller : controller,
        status: { tapped, flipped: false, faceDown: null, phasedOut },
      },
    }));
  const { state } = board({ A: { battlefield: on(0, first) }, B: { battlefield: on(1, second) } });
  const all = [...first, ...second];
  state.combat = {
    attackers: state.battlefield
      .filter((_, at) => all[at]?.attacks)
      .map((object) => ({ object, defender: { player: 1 }, defending: 1, blocked: false, blockers: [] })),
    blockers: [],
    dealtFirst: [],
    attackersDeclared: true,
    hadAttackers: true,
    blockersDeclared: false,
  };
  return state;
}
type Cards = typeof placed extends fc.Arbitrary<infer T> ? T : never;

it("finds the same permanents by looking them up as by asking each of them (CR 613.1, 702.26b)", () => {
  fc.assert(
    fc.property(seat, seat, fc.array(filter, { minLength: 8, maxLength: 24 }), (first, second, filters) => {
      const state = boardOf(first, second);
      const [source = 0, other = 0] = [state.battlefield[3], state.battlefield[11]];
      for (const [at, asked] of filters.entries()) {
        const context: Context = {
          ...emptyContext(source, at % 2),
          bindings: { that: { objects: at % 3 === 0 ? [other] : [other, source] } },
        };
        const found = state.battlefield.filter((id) => matches(state, context, asked, id));
        expect(objectsMatching(state, context, asked)).toEqual(found);
        expect(amountOf(state, context, { kind: "count", filter: asked })).toBe(found.length);
        expect(permanentsToTry(state, context, asked)).toEqual(expect.arrayContaining(found));
      }
    }),
    { numRuns: 150 },
  );
});
