import { describe, expect, it } from "vitest";
import { at, attack, by, cast, counters } from "../../support/script.ts";
import { creature, enchantment, family } from "../support/family.ts";
import { AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

const GROW = { name: "Grow", text: "Put three +1/+1 counters on target creature." };
const CHARGE = { name: "Charge", text: "You get {E}{E}{E}." };
const THORN = creature("Infect", 3, 3);

const EVERYBODY = enchantment(
  "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
);
const ONESELF = enchantment(
  "If you would put one or more counters on a creature or planeswalker you control or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.",
);
const ON = { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Grow"] };

family("ability/counter-changes", {
  "doubles what one puts on a permanent": {
    card: EVERYBODY,
    others: [GROW],
    A: ON,
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Grow", at("Hill Giant"))],
    expect: [counters("Hill Giant", "+1/+1", 6)],
  },
  "halves what an opponent puts on one, rounded down": {
    card: EVERYBODY,
    others: [{ ...GROW, typeLine: "Instant" }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"] },
    B: { hand: ["Grow"] },
    script: [by("B", { do: "cast", card: "Grow", targets: [at("Grizzly Bears")] })],
    expect: [counters("Grizzly Bears", "+1/+1", 1)],
  },
  "halves what an opponent's permanent enters with": {
    card: EVERYBODY,
    others: [creature("Flash\nThis creature enters with five +1/+1 counters on it.")],
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Speaker"] },
    script: [by("B", { do: "cast", card: "Speaker" })],
    expect: [counters("Speaker", "+1/+1", 2)],
  },
  "doubles the poison that one gives to players": {
    card: EVERYBODY,
    others: [THORN],
    A: { battlefield: ["Lasting Words", "Speaker"] },
    script: [attack("A", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [{ counters: { onPlayer: "B", kind: "poison", count: 6 } }],
  },
  "adds one to what one puts on oneself": {
    card: ONESELF,
    others: [CHARGE],
    A: { battlefield: ["Lasting Words"], hand: ["Charge"] },
    script: [cast("A", "Charge")],
    expect: [{ counters: { onPlayer: "A", kind: "energy", count: 4 } }],
  },
  "adds none to what one puts on others": {
    card: ONESELF,
    others: [GROW],
    A: ON,
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Grow", at("Hill Giant"))],
    expect: [counters("Hill Giant", "+1/+1", 3)],
  },
  "adds one to the counters of one kind on a creature": {
    card: enchantment(
      "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on that creature instead.",
    ),
    others: [GROW],
    A: ON,
    script: [cast("A", "Grow", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 4)],
  },
  "adds one to what one gets, whoever gives it": {
    card: enchantment(
      "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.",
    ),
    others: [{ name: "Toxin", typeLine: "Instant", text: "Each opponent gets a poison counter." }],
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Toxin"] },
    script: [by("B", { do: "cast", card: "Toxin" })],
    expect: [{ counters: { onPlayer: "A", kind: "poison", count: 2 } }],
  },
});

describe("the French of changed counters", () => {
  it.each([
    [
      "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.",
      "Si vous deviez mettre au moins un marqueur sur un permanent ou sur un joueur, mettez deux fois autant de marqueurs de chacune de ces sortes sur ce permanent ou ce joueur à la place.",
    ],
    [
      "If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
      "Si un adversaire devait mettre au moins un marqueur sur un permanent ou sur un joueur, il met la moitié de ces marqueurs, arrondie à l'unité inférieure, de chacune de ces sortes sur ce permanent ou ce joueur à la place.",
    ],
    [
      "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.",
      "Si vous deviez recevoir au moins un marqueur, recevez autant de marqueurs plus 1 de chacune de ces sortes à la place.",
    ],
  ])("of %s", (text, french) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(french);
  });
});
