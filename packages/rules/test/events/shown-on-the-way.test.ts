import { describe, expect, it } from "vitest";
import { play, spell } from "../effects/play.ts";
import { always, creature } from "../support/cards.ts";

describe('"reveal it and shuffle it into its owner\'s library instead" (CR 701.16a)', () => {
  it("shows everyone what goes where nobody would see it", () => {
    const colossus = creature("Colossus", 11, 11, {
      abilities: [
        always({
          kind: "replacement",
          replacement: {
            kind: "redirectMove",
            what: "this",
            to: "graveyard",
            newZone: "library",
            shuffle: true,
            reveal: true,
          },
        }),
      ],
    });
    const drop = spell("Drop", [{ kind: "discard", who: { kind: "you" }, amount: 1 }]);
    const t = play({ A: { hand: [drop, colossus] } });
    t.cast("Drop").resolveAll();
    const told = t.events.flatMap((event) =>
      event.kind === "revealed" && event.to === "all"
        ? ["revealed"]
        : event.kind === "moved" && event.to === "library"
          ? ["moved"]
          : [],
    );
    expect(told).toEqual(["revealed", "moved"]);
  });
});
