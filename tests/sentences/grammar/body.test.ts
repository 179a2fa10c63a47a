import { has, life, size } from "../../support/script.ts";
import { family, sorcery } from "../support/family.ts";

family("grammar/body", {
  "may choose both if something is so as the spell is cast": {
    card: sorcery(
      "Choose one. If you control a creature as you cast this spell, you may choose both instead.\n• You gain 3 life.\n• Draw a card.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ mode: "1" }, { mode: "2" }],
    expect: [life("A", 23), size("A", "hand", 1)],
  },
  "chooses one": {
    card: sorcery("Choose one —\n• Draw two cards.\n• You gain 4 life."),
    answersA: [{ mode: "2" }],
    expect: [life("A", 24), size("A", "hand", 0)],
  },
  "chooses two, carried out in the order printed": {
    card: sorcery("Choose two —\n• Discard your hand.\n• Draw two cards.\n• You gain 4 life."),
    A: { hand: ["Shock"] },
    answersA: [{ mode: "2" }, { mode: "1" }],
    expect: [size("A", "hand", 2), has("A", "graveyard", "Shock")],
  },
  "chooses one or both": {
    card: sorcery("Choose one or both —\n• Destroy target creature.\n• Destroy target artifact."),
    B: { battlefield: ["Hill Giant", "Sol Ring"] },
    answersA: [{ mode: "1" }, { mode: "2" }],
    expect: [size("B", "permanents", 0)],
  },
  "chooses the same more than once": {
    card: sorcery(
      "Choose three. You may choose the same mode more than once.\n• You gain 1 life.\n• Draw a card.",
    ),
    answersA: [{ mode: "1" }, { mode: "1" }, { mode: "2" }],
    expect: [life("A", 22), size("A", "hand", 1)],
  },

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
