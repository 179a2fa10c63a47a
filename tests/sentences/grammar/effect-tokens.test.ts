import {
  at,
  attack,
  by,
  cast,
  counters,
  has,
  keyword,
  life,
  MAIN,
  of,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { artifact, creature, family, instant, sorcery } from "../support/family.ts";

family("grammar/effect/tokens", {
  "is a role of two words": {
    card: sorcery("Create a Young Hero Role token attached to target creature you control."),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), SETTLED, attack("A", "Grizzly Bears")],
    expect: [life("B", 17), pt("A", "Grizzly Bears", 3, 3)],
  },
  "creates one whose own ability says how large it is": {
    card: sorcery(
      'Create a green Elemental creature token with "This token\'s power and toughness are each equal to the number of creatures you control."',
    ),
    A: { battlefield: ["Hill Giant"] },
    expect: [pt("A", "Elemental Token", 2, 2)],
  },
  "speaks of the copy, not of what was copied": {
    card: sorcery(
      "Create a token that's a copy of target creature. Sacrifice it at the beginning of the next end step.",
    ),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Hill Giant", 1)],
  },
  "creates creatures": {
    card: "Raise the Alarm",
    expect: [has("A", "permanents", "Soldier Token", 2), pt("A", "Soldier Token", 1, 1)],
  },
  "creates tokens that are known by name": {
    card: sorcery("Create two tapped Treasure tokens."),
    expect: [has("A", "permanents", "Treasure Token", 2), tapped("Treasure Token")],
  },
  "creates a Role attached to a creature": {
    card: sorcery("Create a Royal Role token attached to target creature you control."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 3, 3)],
  },
  "gives them keywords": {
    card: sorcery("Create a 1/1 white Bird creature token with flying."),
    expect: [keyword("A", "Bird Token", "flying")],
  },
  "gives them a name and an ability": {
    card: sorcery(
      'Create a 2/2 green Cat creature token named Tom with "When this creature dies, you gain 3 life."',
    ),
    A: { hand: ["Plain Words", "Shock"] },
    script: [cast("A", "Plain Words"), { do: "resolve-stack", ...MAIN }, cast("A", "Shock", at("Tom"))],
    expect: [life("A", 23), has("A", "permanents", "Tom", 0), size("A", "graveyard", 2)],
  },
  "creates tokens of two kinds": {
    card: sorcery("Create a 1/1 red Goblin creature token and a 2/2 green Bear creature token."),
    expect: [pt("A", "Goblin Token", 1, 1), pt("A", "Bear Token", 2, 2)],
  },
  "creates tokens of three kinds": {
    card: sorcery(
      "Create a 1/1 red Goblin creature token, a 2/2 green Bear creature token, and a 3/3 green Elephant creature token.",
    ),
    expect: [pt("A", "Goblin Token", 1, 1), pt("A", "Bear Token", 2, 2), pt("A", "Elephant Token", 3, 3)],
  },
  "gives an emblem": {
    card: sorcery('You get an emblem with "Creatures you control get +1/+1."'),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("B", "Hill Giant", 3, 3)],
  },
  "creates one for each of something": {
    card: sorcery("Create a 1/1 green Saproling creature token for each artifact you control."),
    A: { battlefield: [of("Sol Ring", 3)] },
    expect: [has("A", "permanents", "Saproling Token", 3)],
  },
  "creates a number equal to something": {
    card: sorcery("Create a number of 1/1 green Saproling creature tokens equal to target creature's power."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("A", "permanents", "Saproling Token", 3)],
  },
  "makes them as big as something": {
    card: sorcery("Create an X/X green Ooze creature token, where X is the number of artifacts you control."),
    A: { battlefield: [of("Sol Ring", 3)] },
    expect: [pt("A", "Ooze Token", 3, 3)],
  },
  "copies a creature, and the copy enters as the creature does": {
    card: sorcery("Create a tapped token that's a copy of target creature you control."),
    A: { battlefield: ["Elvish Visionary"], library: ["Shock"] },
    targets: ["Elvish Visionary"],
    expect: [has("A", "permanents", "Elvish Visionary", 2), has("A", "hand", "Shock")],
  },
  "copies a creature twice": {
    card: sorcery("Create two tokens that are copies of target creature you control."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [has("A", "permanents", "Grizzly Bears", 3)],
  },
  "creates an attacking token": {
    card: creature(
      "Whenever this creature attacks, create a 1/1 white Soldier creature token that's tapped and attacking.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 17), tapped("Soldier Token")],
  },
  "creates a token with a counter": {
    card: sorcery("Create a 1/1 green Saproling creature token with a +1/+1 counter on it."),
    expect: [counters("Saproling Token", "+1/+1", 1), pt("A", "Saproling Token", 2, 2)],
  },
  "has the size that its ability defines": {
    card: sorcery(
      'Create a green Treefolk creature token with reach and "This token\'s power and toughness are each equal to the number of lands you control."',
    ),
    lands: "none",
    A: { battlefield: [of("Forest", 3)] },
    expect: [pt("A", "Treefolk Token", 3, 3)],
  },
  "creates one that blocks": {
    card: instant("Create a 2/2 green Bear creature token that's blocking target attacking creature."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: [of("Forest", 1)], hand: ["Quick Words"] },
    script: [
      attack("A", "Hill Giant"),
      by(
        "B",
        { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] },
        { turn: 1, step: "declare-blockers" },
      ),
    ],
    expect: [life("B", 20), has("B", "permanents", "Bear Token", 0)],
  },
  "creates one that attacks whom it is said to attack": {
    card: creature(
      "Whenever this creature attacks an opponent, create a 1/1 white Human creature token that's tapped and attacking that opponent.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 17), tapped("Human Token")],
  },
});

family("grammar/effect/mechanics", {
  "controls a player in the next turn": {
    card: sorcery("You control target player during that player's next turn."),
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    targets: ["B"],
    expect: [],
  },
  "restarts the game": {
    card: sorcery("Restart the game."),
    A: { life: 5 },
    B: { life: 3, battlefield: ["Grizzly Bears"] },
    expect: [life("A", 20), life("B", 20), has("B", "permanents", "Grizzly Bears", 0)],
  },
  "restarts it without cards that stay in exile, and then does something with these": {
    card: artifact(
      "{1}: Exile target nonland permanent.\n{T}: Restart the game, leaving in exile all non-Aura permanent cards exiled with this artifact. Then put those cards onto the battlefield under your control.",
    ),
    A: { battlefield: ["Device"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      by("A", { do: "activate", ability: "{1}: Exile", targets: [at("Hill Giant")] }),
      by("A", { do: "resolve-stack" }),
      by("A", { do: "activate", ability: "{T}: Restart" }),
    ],
    expect: [has("A", "permanents", "Hill Giant"), has("B", "permanents", "Grizzly Bears", 0)],
  },
});
