import { by, has, keyword, life, of, size } from "../../support/script.ts";
import { creature, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("gift and cleave", {
  "gives a card before anything else, and asks whether it was promised": {
    card: sorcery("Gift a card\nYou gain 1 life. If the gift was promised, you gain 2 life."),
    B: { library: ["Opt", "Shock"] },
    answersA: [{ yes: true }],
    expect: [life("A", 23), size("B", "hand", 1)],
  },
  "asks whether no gift was promised": {
    card: sorcery("Gift a Food\nYou gain 1 life. If the gift wasn't promised, you lose 3 life."),
    answersA: [{ yes: false }],
    expect: [life("A", 18), has("B", "permanents", "Food Token", 0)],
  },
  "makes a token for the opponent as a creature enters": {
    card: creature("Gift a Treasure\nFlying"),
    answersA: [{ yes: true }],
    expect: [has("B", "permanents", "Treasure Token"), keyword("A", "Speaker", "flying")],
  },
  "takes the words in brackets out for the cleave cost": {
    card: instant("Cleave {2}\nDraw a card for each creature you control [with flying]."),
    lands: "none",
    A: {
      battlefield: [of("Grizzly Bears", 2), of("Island", 2)],
      hand: ["Quick Words"],
      library: ["Opt", "Shock", "Island"],
    },
    script: [by("A", { do: "cast", card: "Quick Words", via: "cleave" })],
    expect: [size("A", "hand", 2)],
  },
});
