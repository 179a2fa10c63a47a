import { cast, life, of, pt, SETTLED } from "../../support/script.ts";
import { enchantment, mechanic } from "../support/family.ts";

const SIEGE = enchantment(
  "As this enchantment enters, choose Sun or Moon.\n• Sun — Creatures you control get +1/+1.\n• Moon — Whenever you cast a creature spell, you gain 2 life.",
);

const PLAYED = {
  card: SIEGE,
  A: { battlefield: ["Grizzly Bears"], hand: ["Lasting Words", of("Hill Giant", 1)] },
  script: [cast("A", "Lasting Words"), SETTLED, cast("A", "Hill Giant")],
};

mechanic("an anchor word", {
  "brings the ability that stands with it": {
    ...PLAYED,
    answersA: [{ choose: ["Sun"] }],
    expect: [pt("A", "Grizzly Bears", 3, 3), life("A", 20)],
  },
  "brings no other": {
    ...PLAYED,
    answersA: [{ choose: ["Moon"] }],
    expect: [pt("A", "Grizzly Bears", 2, 2), life("A", 22)],
  },
});
