import { at, cast, has, life, pt, SETTLED } from "../../support/script.ts";
import { creature, family, instant, mechanic, sorcery } from "../support/family.ts";

const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };
const BOUNCE = { name: "Bounce", typeLine: "Instant", text: "Return target permanent to its owner's hand." };

mechanic("sentences of grammar/value", {
  "counts cards of a name in all graveyards together": {
    card: sorcery("You gain 2 life for each card named Shock in each graveyard."),
    A: { graveyard: ["Shock", "Opt"] },
    B: { graveyard: ["Shock"] },
    expect: [life("A", 24)],
  },
});

const APART = "If you control three or more creatures with different powers, you gain 3 life.";
const TWO_NAMES = "If you control two or more creatures with different names, you gain 3 life.";

mechanic("sentences of grammar/condition/exists", {
  "finds three powers among three creatures": {
    card: sorcery(APART),
    A: { battlefield: ["Memnite", "Grizzly Bears", "Hill Giant"] },
    expect: [life("A", 23)],
  },
  "finds no three powers where two are equal": {
    card: sorcery(APART),
    A: { battlefield: ["Memnite", "Grizzly Bears", "Runeclaw Bear"] },
    expect: [life("A", 20)],
  },
  "finds two creatures with different names": {
    card: sorcery(TWO_NAMES),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    expect: [life("A", 23)],
  },
  "tells creatures by their names": {
    card: sorcery(TWO_NAMES),
    A: { battlefield: ["Grizzly Bears", "Grizzly Bears"] },
    expect: [life("A", 20)],
  },
  "asks for one artifact of each name": {
    card: sorcery("If you control artifacts named Sol Ring and Memnite, you gain 3 life."),
    A: { battlefield: ["Sol Ring", "Memnite"] },
    expect: [life("A", 23)],
  },
  "asks for both of the artifacts": {
    card: sorcery("If you control artifacts named Sol Ring and Memnite, you gain 3 life."),
    A: { battlefield: ["Sol Ring"] },
    expect: [life("A", 20)],
  },
});

mechanic("sentences of grammar/effect/state", {
  "doubles the power and toughness of each creature by its own": {
    card: sorcery("Double the power and toughness of each creature you control until end of turn."),
    A: { battlefield: ["Hill Giant", "Memnite"] },
    B: { battlefield: ["Grizzly Bears"] },
    expect: [pt("A", "Hill Giant", 6, 6), pt("A", "Memnite", 2, 2), pt("B", "Grizzly Bears", 2, 2)],
  },
  "doubles the power and toughness of a target": {
    card: sorcery("Double the power and toughness of target creature you control until end of turn."),
    A: { battlefield: ["Hill Giant", "Memnite"] },
    targets: ["Hill Giant"],
    expect: [pt("A", "Hill Giant", 6, 6), pt("A", "Memnite", 1, 1)],
  },
});

const BOTH_COLORS = {
  name: "Blight",
  typeLine: "Instant",
  text: "Destroy target creature that's both black and red.",
};

mechanic("sentences of grammar/modification/becomes", {
  "makes a creature all of the colors that are chosen": {
    card: sorcery("Target creature becomes the color or colors of your choice until end of turn."),
    others: [BOTH_COLORS],
    A: { hand: ["Plain Words", "Blight"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Blight", at("Grizzly Bears")),
    ],
    answersA: [{ choose: ["B", "R"] }],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
});

family("grammar/sentence/an-opponent", {
  "hands a permanent over to an opponent": {
    card: sorcery("An opponent gains control of target creature you control."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [has("B", "permanents", "Grizzly Bears")],
  },
});

const STAYS = "If it would leave the battlefield, exile it instead of putting it anywhere else.";

mechanic("sentences of grammar/effect/temporary-rule", {
  "exiles what returned when it would go to a hand": {
    card: sorcery(`Return target creature card from your graveyard to the battlefield. ${STAYS}`),
    others: [BOUNCE],
    A: { hand: ["Plain Words", "Bounce"], graveyard: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Bounce", at("Grizzly Bears")),
    ],
    expect: [has("A", "exile", "Grizzly Bears")],
  },
  "exiles what returned when it would die, and nothing else": {
    card: sorcery(`Return target creature card from your graveyard to the battlefield. ${STAYS}`),
    others: [DROP],
    A: { hand: ["Plain Words", "Drop", "Drop"], battlefield: ["Hill Giant"], graveyard: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Drop", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Drop", at("Hill Giant")),
    ],
    expect: [has("A", "exile", "Grizzly Bears"), has("A", "graveyard", "Hill Giant")],
  },
});

mechanic("sentences of grammar/sentence/delayed", {
  "returns the card of a creature that has died": {
    card: instant(
      "When target creature dies this turn, return that card to the battlefield under your control.",
    ),
    others: [DROP],
    A: { hand: ["Quick Words", "Drop"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Quick Words", at("Grizzly Bears")), SETTLED, cast("A", "Drop", at("Grizzly Bears"))],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

mechanic("a coin that is flipped later", {
  "has its loss said in a sentence of its own": {
    card: creature(
      "When this creature enters, flip a coin at the beginning of the next end step. If you win the flip, you gain 1 life. If you lose the flip, you gain 2 life.",
    ),
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker"), SETTLED],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 22)],
  },
});
