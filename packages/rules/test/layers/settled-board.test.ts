import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameState } from "../../src/index.ts";
import { byText } from "../../src/query/layers/may-depend.ts";
import { SHORTCUTS, type Shortcuts } from "../../src/query/layers/projection.ts";
import { workOut } from "../../src/query/layers/work-out.ts";
import { board, type Placed } from "../support/board.ts";

/** Every effect is tried on every permanent, and every pair that could depend on each other is looked at. */
const PLAIN: Shortcuts = { suspects: { ...byText }, sorts: false };

const isPermanent = ({ faces: [face] }: CardDefinition): boolean =>
  ["creature", "artifact", "enchantment", "land"].some((type) => face.types.some((one) => one === type)) &&
  face.subtypes?.includes("Aura") !== true;
const hasEffects = ({ faces }: CardDefinition): boolean =>
  faces.some((face) =>
    face.abilities?.some(
      ({ kind }) => kind === "static" || (kind === "keyword" && face.subtypes?.includes("Shapeshifter")),
    ),
  );

const permanents = loadPool().all.filter(isPermanent);
const acting = permanents.filter(hasEffects);
const quiet = permanents.filter((card) => !hasEffects(card));

const placed = fc.record({
  card: fc.oneof(fc.constantFrom(...acting), fc.constantFrom(...quiet)),
  stolen: fc.boolean(),
  counters: fc.constantFrom({}, {}, { "+1/+1": 2 }, { flying: 1 }),
});

const seat = fc.array(placed, { minLength: 5, maxLength: 40 });

function valuesIn(state: GameState, shortcuts: Shortcuts) {
  return [...workOut(state, null, shortcuts).entries].map(([id, { values }]) => ({ id, ...values }));
}

describe("looking permanents up by what is settled of them", () => {
  it("gives every permanent the characteristics that trying each effect on each of them gives (CR 613.1)", () => {
    fc.assert(
      fc.property(seat, seat, (first, second) => {
        const on = (controller: number, cards: typeof first): Placed[] =>
          cards.map(({ card, stolen, counters }) => ({
            card,
            as: { counters, controller: stolen ? 1 - controller : controller },
          }));
        const { state } = board({ A: { battlefield: on(0, first) }, B: { battlefield: on(1, second) } });
        expect(valuesIn(state, SHORTCUTS)).toEqual(valuesIn(state, PLAIN));
      }),
      { numRuns: 120 },
    );
  });

  it("keeps the order in which effects are applied, and which of them depend on others (CR 613.7-8)", () => {
    fc.assert(
      fc.property(seat, (cards) => {
        const { state } = board({
          A: { battlefield: cards.map(({ card, counters }) => ({ card, as: { counters } })) },
        });
        const orderOf = (shortcuts: Shortcuts) =>
          workOut(state, null, shortcuts).plan.order.map((layer) =>
            layer.map(({ source, order, ability }) => [source, ability, order]),
          );
        expect(orderOf(SHORTCUTS)).toEqual(orderOf(PLAIN));
      }),
      { numRuns: 120 },
    );
  });
});
