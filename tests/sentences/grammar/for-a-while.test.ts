import { at, by, cast, check, has, life, of, playable, SETTLED, size } from "../../support/script.ts";
import { instant, mechanic, sorcery } from "../support/family.ts";

const HERALD = {
  name: "Herald",
  typeLine: "Enchantment",
  text: "At the beginning of combat on each opponent's turn, you gain 1 life.",
};
const BLESSING = { name: "Blessing", text: "You gain 3 life." };

mechanic("what holds for a turn, or for good", {
  "is a combat phase that is skipped": {
    card: sorcery("Target player skips their next combat phase."),
    others: [HERALD],
    A: { battlefield: ["Herald"] },
    targets: ["B"],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20)],
  },
  "is that a player can't gain life any more": {
    card: sorcery("Target player can't gain life for the rest of the game."),
    others: [BLESSING],
    A: { hand: ["Plain Words", "Blessing"] },
    script: [cast("A", "Plain Words", at("A")), SETTLED, cast("A", "Blessing")],
    expect: [life("A", 20)],
  },
  "is a hand without a maximum": {
    card: sorcery("You have no maximum hand size for the rest of the game."),
    A: { hand: ["Plain Words", of("Craw Wurm", 9)] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 9)],
  },
  "is that spells may be cast at any time": {
    card: instant("You may cast spells this turn as though they had flash."),
    A: { hand: ["Quick Words", "Grizzly Bears"] },
    script: [
      cast("A", "Quick Words"),
      by("A", { do: "cast", card: "Grizzly Bears" }, { turn: 1, step: "end" }),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "is that a player can't play lands": {
    card: sorcery("Target player can't play lands this turn."),
    A: { hand: ["Plain Words", "Forest"] },
    script: [cast("A", "Plain Words", at("A")), SETTLED, check("A", playable("A", "Play Forest", false))],
    expect: [has("A", "hand", "Forest")],
  },
});
