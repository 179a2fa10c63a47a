import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "./play.ts";

const YOU = { kind: "you" } as const;
const gain = (amount: number): Effect => ({ kind: "gainLife", who: YOU, amount });

const then: readonly Effect[] = [
  { kind: "may", who: YOU, effects: [{ kind: "loseLife", who: YOU, amount: 2 }] },
];

/** "You gain 1 life. If you control a creature, you may lose 2 life instead." */
const choice = spell("Choice", [
  {
    kind: "if",
    condition: {
      kind: "exists",
      filter: {
        of: [
          { kind: "type", type: "creature" },
          { kind: "controller", player: YOU },
        ],
      },
    },
    then,
    otherwise: [gain(1)],
    instead: true,
  },
]);

describe('"you may … instead"', () => {
  it("does what is usual if its player declines, and if the condition doesn't hold", () => {
    const bear = real("Grizzly Bears");
    const declined = play({ A: { hand: [choice], battlefield: [bear] } })
      .cast("Choice")
      .resolve()
      .no();
    expect(declined.life("A")).toBe(21);
    const done = play({ A: { hand: [choice], battlefield: [bear] } })
      .cast("Choice")
      .resolve()
      .yes();
    expect(done.life("A")).toBe(18);
    expect(
      play({ A: { hand: [choice] } })
        .cast("Choice")
        .resolve()
        .life("A"),
    ).toBe(21);
  });
});

it("cards that may be revealed until one is found have been revealed if none is: what follows happens", () => {
  const then: readonly Effect[] = [
    {
      kind: "move",
      what: { kind: "ref", ref: { kind: "bound", name: "others" } },
      to: { zone: "graveyard" },
    },
  ];
  const dig = spell("Dig", [
    {
      kind: "may",
      who: YOU,
      effects: [
        {
          kind: "revealUntil",
          who: YOU,
          filter: { of: [{ kind: "type", type: "creature" }] },
          count: 1,
          bind: "found",
          rest: "others",
        },
      ],
      then,
    },
  ]);
  const library = [real("Island"), real("Island")];
  const t = play({ A: { hand: [dig], library } })
    .cast("Dig")
    .resolve()
    .yes();
  expect(t.graveyard("A").filter((name) => name === "Island")).toHaveLength(2);
});
