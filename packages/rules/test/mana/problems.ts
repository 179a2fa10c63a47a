import fc from "fast-check";
import type { PaymentProblem } from "../../src/query/mana/leaf.ts";
import type { CostShape } from "../../src/query/symbols/cost-shape.ts";
import type { ManaMask } from "../../src/query/symbols/mask.ts";
import type { Source, Way } from "../../src/query/symbols/way.ts";

const color = fc.constantFrom(1, 2, 8);
const hybrid = fc.constantFrom(3, 10, 9);
const slot = fc.oneof(
  { weight: 4, arbitrary: color },
  { weight: 2, arbitrary: hybrid },
  { weight: 1, arbitrary: fc.constantFrom(32, 64) },
);

export const costs: fc.Arbitrary<CostShape> = fc.record({
  slots: fc.array(slot, { maxLength: 3 }),
  twos: fc.array(color, { maxLength: 1 }),
  phyrexian: fc.array(color, { maxLength: 1 }),
  generic: fc.nat(2),
});

const unit: fc.Arbitrary<ManaMask> = fc.oneof(
  { weight: 4, arbitrary: color },
  { weight: 3, arbitrary: hybrid },
  { weight: 1, arbitrary: fc.constantFrom(32, 31, 65, 96) },
);

function way(parts: Partial<Way> & Pick<Way, "masks">): Way {
  return {
    key: "p0",
    inputs: null,
    life: 0,
    victims: null,
    counters: null,
    worth: 0,
    rider: null,
    again: false,
    ...parts,
  };
}

const simpleWay = fc
  .record({ mask: unit, painful: fc.boolean(), life: fc.constantFrom(0, 0, 0, 1) })
  .map(({ mask, painful, life }) => way({ masks: [mask], life, worth: painful || life > 0 ? 1_000 : 0 }));
const manyWay = fc.array(unit, { minLength: 2, maxLength: 3 }).map((masks) => way({ masks }));
const filterWay = fc
  .record({ masks: fc.array(unit, { minLength: 1, maxLength: 2 }), input: fc.option(color, { nil: null }) })
  .map(({ masks, input }) =>
    way({
      masks,
      inputs: {
        slots: input === null ? [] : [input],
        twos: [],
        phyrexian: [],
        generic: input === null ? 1 : 0,
      },
    }),
  );

const source = fc
  .oneof(
    { weight: 5, arbitrary: fc.array(simpleWay, { minLength: 1, maxLength: 2 }) },
    { weight: 2, arbitrary: fc.array(fc.oneof(manyWay, simpleWay), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: filterWay.map((one) => [one]) },
  )
  .map((ways): Omit<Source, "object"> => {
    const simple = ways.every((one) => one.masks.length === 1 && one.inputs === null);
    return { worth: 100, ways: ways.map((one, at) => ({ ...one, key: `p${at}` })), simple };
  });

/** Small payment problems of every kind that the search tells apart. */
export const problems: fc.Arbitrary<PaymentProblem> = fc.record({
  cost: costs,
  pool: fc.array(
    unit.map((mask) => ({ mask: single(mask), restricted: false })),
    { maxLength: 1 },
  ),
  supply: fc.record({
    sources: fc
      .array(source, { maxLength: 4 })
      .map((list): Source[] => list.map((one, at) => ({ ...one, object: at + 1 }))),
    life: fc.constantFrom(0, 1, 2, 3, 20),
  }),
  alsoAs: fc.constantFrom(0, 0, 0, 31),
  wants: fc.constant([]),
});

function single(mask: ManaMask): ManaMask {
  return (mask & 64) | (mask & 63 & -(mask & 63));
}
