import { activate, at, attack, cast, has, keyword, life, pt, SETTLED } from "../../support/script.ts";
import { creature, family, mechanic, sorcery } from "../support/family.ts";

family("grammar/sentence/token-abilities", {
  "have an ability in a sentence of its own": {
    card: sorcery('Create a 0/1 green Wall creature token. It has "Sacrifice this token: You gain 3 life."'),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), SETTLED, activate("A", "Sacrifice")],
    expect: [life("A", 23)],
  },
  "have keywords in a sentence of their own": {
    card: sorcery("Create a 1/1 red Goblin creature token. It has haste."),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), SETTLED, attack("A", "Goblin Token")],
    expect: [keyword("A", "Goblin Token", "haste")],
  },
  "have some in the sentence that creates them and others in the next": {
    card: sorcery(
      'Create a 1/1 white Bird creature token with flying. It has "{0}: This token gets +1/+0 until end of turn."',
    ),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), SETTLED, activate("A", "{0}: ")],
    expect: [keyword("A", "Bird Token", "flying"), pt("A", "Bird Token", 2, 1)],
  },
  "equip what the token is attached to, not what the card is": {
    card: sorcery(
      'Create a colorless Equipment artifact token named Blade. It has indestructible, "Equipped creature gets +5/+5 and has double strike," and equip {0}.',
    ),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words"), SETTLED, activate("A", "Equip", at("Grizzly Bears"))],
    expect: [
      pt("A", "Grizzly Bears", 7, 7),
      keyword("A", "Grizzly Bears", "double strike"),
      keyword("A", "Blade", "indestructible"),
    ],
  },
  "call the token by its name": {
    card: sorcery(
      'Create a 1/1 blue Faerie creature token named Sprite. It has flying and "When Sprite dies, draw a card."',
    ),
    others: [{ name: "Fall", typeLine: "Instant", text: "Destroy target creature." }],
    A: { hand: ["Plain Words", "Fall"], library: ["Forest"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Fall", at("Sprite"))],
    expect: [has("A", "hand", "Forest")],
  },
});

const IMPOSTOR = creature(
  "You may have Speaker enter as a copy of any creature on the battlefield, except its name is still Speaker, it's legendary in addition to its other types, and it gains \"{0}: Return Speaker to its owner's hand.\"",
);

mechanic("a copy that keeps its name", {
  "keeps its name and has an ability that speaks of it": {
    card: IMPOSTOR,
    A: { hand: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker"), SETTLED, activate("A", "{0}: Return")],
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Speaker")],
  },
  "is legendary under that name": {
    card: IMPOSTOR,
    A: { hand: ["Speaker", "Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Speaker")],
    answersA: [{ yes: true }, { choose: ["Hill Giant"] }, { yes: true }, { choose: ["Hill Giant"] }],
    expect: [has("A", "permanents", "Speaker", 1), pt("A", "Speaker", 3, 3)],
  },
  "makes a copy with another name": {
    card: sorcery(
      "Create a token that's a copy of target creature, except its name is Twin and it has flying.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [keyword("A", "Twin", "flying"), pt("A", "Twin", 3, 3)],
  },
});
