import { life } from "../../support/script.ts";
import { family, sorcery } from "../support/family.ts";

family("grammar/body", {
  "is one of several modes with a name of one word": {
    card: sorcery("Choose one —\n• Boon — You gain 3 life.\n• Bounty — You gain 5 life."),
    answersA: [{ mode: "2" }],
    expect: [life("A", 25)],
  },
  "is one of several modes with a name of several words": {
    card: sorcery(
      "Choose one —\n• Boon of the Old Forest — You gain 3 life.\n• Nature's Bounty — You gain 5 life.",
    ),
    answersA: [{ mode: "1" }],
    expect: [life("A", 23)],
  },
});
