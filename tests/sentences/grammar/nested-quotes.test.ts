import { activate, at, cast, has, SETTLED, size } from "../../support/script.ts";
import { creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };

mechanic("abilities in quotes within others", {
  "are those of what an emblem speaks of": {
    card: sorcery("You get an emblem with \"Creatures you control have '{0}: Draw a card.'\""),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words"), SETTLED, activate("A", "{0}: Draw a card.")],
    expect: [size("A", "hand", 1)],
  },
  "are those of the tokens that a token leaves": {
    card: creature(
      "When this creature dies, create a 3/3 blue Fish creature token with \"When this creature dies, create a 6/6 blue Whale creature token with 'When this creature dies, create a 9/9 blue Kraken creature token.'\"",
    ),
    others: [DROP],
    A: { hand: ["Drop", "Drop", "Drop"], battlefield: ["Speaker"] },
    script: [
      cast("A", "Drop", at("Speaker")),
      SETTLED,
      cast("A", "Drop", at("Fish Token")),
      SETTLED,
      cast("A", "Drop", at("Whale Token")),
    ],
    expect: [has("A", "permanents", "Kraken Token"), has("A", "permanents", "Whale Token", 0)],
  },
  "stand in single quotation marks, before a sentence that goes on": {
    card: enchantment(
      "When this enchantment enters, it gains \"Creatures you control have '{0}: Draw a card.'\" until end of turn. You gain 1 life.",
    ),
    A: { hand: ["Lasting Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Lasting Words"), SETTLED, activate("A", "{0}: Draw a card.")],
    expect: [size("A", "hand", 1)],
  },
});
