import { attack, by, has, life, of, pt, size } from "../../support/script.ts";
import { creature, instant, mechanic } from "../support/family.ts";

const IN_COMBAT = { turn: 1, step: "declare-attackers" } as const;
const TRICK = instant(
  "If two or more creatures are attacking, you may pay {0} rather than pay Quick Words's mana cost.\nAttacking creatures get -2/-0 until end of turn.",
);

mechanic("what is attacking", {
  "may make a spell cost less": {
    card: { ...TRICK, manaCost: "{9}" },
    lands: "none",
    A: { battlefield: [of("Grizzly Bears", 1), "Hill Giant"] },
    B: { hand: ["Quick Words"] },
    script: [
      attack("A", "Grizzly Bears"),
      attack("A", "Hill Giant"),
      by("B", { do: "cast", card: "Quick Words" }, IN_COMBAT),
    ],
    expect: [life("B", 19)],
  },
  "is looked at whoever attacks": {
    card: creature("Whenever a creature attacks, if a Bear is attacking, you gain 1 life."),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    script: [attack("A", "Grizzly Bears")],
    expect: [life("A", 21)],
  },
});

const COLLECTOR = creature(
  "As an additional cost to cast this spell, you may collect evidence 2.\nWhen this creature enters, if evidence was collected, you gain 3 life.",
);

const BEHOLDER = creature(
  "As an additional cost to cast this spell, you may behold a Dragon.\nWhen this creature enters, if a Dragon was beheld, you gain 3 life.",
);

mechanic("a Dragon", {
  "was beheld if its caster chose to": {
    card: BEHOLDER,
    A: { battlefield: ["Shivan Dragon"] },
    targets: [],
    answersA: [{ yes: true }],
    expect: [life("A", 23)],
  },
  "was not, otherwise": {
    card: BEHOLDER,
    A: { battlefield: ["Shivan Dragon"] },
    targets: [],
    answersA: [{ yes: false }],
    expect: [life("A", 20)],
  },
});

mechanic("evidence", {
  "was collected if its caster chose to": {
    card: COLLECTOR,
    A: { graveyard: ["Grizzly Bears"] },
    targets: [],
    answersA: [{ yes: true }],
    expect: [life("A", 23), has("A", "exile", "Grizzly Bears")],
  },
  "was not, otherwise": {
    card: COLLECTOR,
    targets: [],
    expect: [life("A", 20), size("A", "exile", 0)],
  },
});

mechanic("what opponents did this turn", {
  "may make a spell cost less, if one of them had a permanent enter": {
    card: {
      ...instant(
        "If an opponent had a creature enter under their control this turn, you may pay {0} rather than pay Quick Words's mana cost.\nTarget creature gets +1/+1 until end of turn.",
      ),
      manaCost: "{9}",
    },
    A: { hand: ["Grizzly Bears"] },
    B: { hand: ["Quick Words"], battlefield: ["Hill Giant"] },
    script: [
      { player: "A", do: "cast", card: "Grizzly Bears", turn: 1, step: "precombat-main" },
      by(
        "B",
        { do: "cast", card: "Quick Words", targets: [{ object: "Hill Giant" }] },
        { turn: 1, step: "end" },
      ),
    ],
    expect: [pt("B", "Hill Giant", 4, 4)],
  },
});
