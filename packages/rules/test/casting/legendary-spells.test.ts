import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";

const triumph = card("Triumph of Ages", {
  types: ["sorcery"],
  supertypes: ["legendary"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "spell",
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
    },
  ],
});
const queen = creature("Queen of Ages", 2, 2, { supertypes: ["legendary"] });

describe("a legendary sorcery (CR 205.4e)", () => {
  it("can't be cast by a player with no legendary creature or planeswalker", () => {
    const t = play({
      A: { hand: [triumph], battlefield: [real("Grizzly Bears")] },
      B: { battlefield: [queen] },
    });
    expect(t.canCast("Triumph of Ages")).toBe(false);
  });

  it("can be cast by one who controls a legendary creature", () => {
    const t = play({ A: { hand: [triumph], battlefield: [queen], life: 10 } });
    t.cast("Triumph of Ages").resolve();
    expect(t.life("A")).toBe(13);
  });

  it("isn't helped by a legendary permanent of another kind", () => {
    const relic = card("Relic of Ages", { types: ["artifact"], supertypes: ["legendary"], manaCost: ["0"] });
    const t = play({ A: { hand: [triumph], battlefield: [relic] } });
    expect(t.canCast("Triumph of Ages")).toBe(false);
  });
});
