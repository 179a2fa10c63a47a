import { activate, at, cast, check, has, playable, SETTLED, size, tapped } from "../../support/script.ts";
import { aura, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };
const drop = (color: string, name: string, what: string): typeof DROP & { readonly manaCost: string } => ({
  name,
  manaCost: `{${color}}`,
  typeLine: "Instant",
  text: `Destroy target ${what}.`,
});
const HAND = ["Green Drop", "White Drop"];

mechanic("sentences of grammar/keyword", {
  "protects from the colors of what one controls, and no others": {
    card: creature("This creature has protection from the colors of permanents you control."),
    others: [drop("G", "Green Drop", "Human"), drop("W", "White Drop", "Human")],
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: HAND },
    script: [check("A", playable("A", "Cast Green Drop", false)), cast("A", "White Drop", at("Speaker"))],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "protects from a player who was chosen": {
    card: creature(
      "As this creature enters, choose a player.\nThis creature has protection from the chosen player.",
    ),
    others: [drop("G", "Green Drop", "Human")],
    A: { hand: ["Speaker", "Green Drop"] },
    script: [cast("A", "Speaker"), SETTLED, check("A", playable("A", "Cast Green Drop", false))],
    answersA: [{ choose: ["A"] }],
    expect: [has("A", "permanents", "Speaker")],
  },
  "leaves a player who wasn't chosen alone": {
    card: creature(
      "As this creature enters, choose a player.\nThis creature has protection from the chosen player.",
    ),
    others: [drop("G", "Green Drop", "Human")],
    A: { hand: ["Speaker", "Green Drop"] },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Green Drop", at("Speaker"))],
    answersA: [{ choose: ["B"] }],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "protects each creature from its own colors": {
    card: enchantment("Each creature has protection from its colors."),
    others: [drop("G", "Green Drop", "creature"), drop("R", "Red Drop", "Giant")],
    A: { battlefield: ["Lasting Words"], hand: ["Green Drop", "Red Drop"] },
    B: { battlefield: ["Hill Giant"] },
    script: [check("A", playable("A", "Cast Red Drop", false)), cast("A", "Green Drop", at("Hill Giant"))],
    expect: [has("B", "graveyard", "Hill Giant")],
  },
  "asks for what the player of an Aura controls, not of the creature": {
    card: aura("Enchanted creature has protection from the colors of permanents you control."),
    others: [drop("G", "Green Drop", "Giant"), drop("R", "Red Drop", "Giant")],
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", "Green Drop", "Red Drop"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Clinging Words", at("Hill Giant")),
      SETTLED,
      check("A", playable("A", "Cast Green Drop", false)),
      cast("A", "Red Drop", at("Hill Giant")),
    ],
    expect: [has("B", "graveyard", "Hill Giant")],
  },
  "settles the colors of a target as the effect begins": {
    card: sorcery(
      "Creatures you control gain protection from the colors of target permanent you control until end of turn.",
    ),
    others: [DROP, drop("G", "Green Drop", "Human"), drop("W", "White Drop", "Human"), creature("Flying")],
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Plain Words", "Drop", ...HAND] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Drop", at("Grizzly Bears")),
      SETTLED,
      check("A", playable("A", "Cast Green Drop", false)),
      cast("A", "White Drop", at("Speaker")),
    ],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "protects from the colors that an exiled creature had": {
    card: instant(
      "Exile target creature an opponent controls. Creatures you control gain protection from each of that creature's colors until end of turn.",
    ),
    others: [drop("G", "Green Drop", "Human"), drop("W", "White Drop", "Human"), creature("Flying")],
    A: { battlefield: ["Speaker"], hand: ["Quick Words", ...HAND] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Quick Words", at("Grizzly Bears")),
      SETTLED,
      check("A", playable("A", "Cast Green Drop", false)),
      cast("A", "White Drop", at("Speaker")),
    ],
    expect: [has("A", "graveyard", "Speaker"), has("B", "exile", "Grizzly Bears")],
  },
});

mechanic("tokens of legends", {
  "are called by their name in their own abilities": {
    card: sorcery(
      'Create Smaug, a legendary 6/6 red Dragon creature token with flying, haste, and "When Smaug dies, draw a card."',
    ),
    others: [DROP],
    A: { hand: ["Plain Words", "Drop"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Drop", at("Smaug"))],
    expect: [size("A", "hand", 1), has("A", "permanents", "Smaug", 0)],
  },
});

const GOD = {
  name: "Deep God // Deep Temple",
  text: "",
  layout: "transform",
  faces: [
    {
      name: "Deep God",
      manaCost: "{0}",
      typeLine: "Creature — God",
      power: "4",
      toughness: "4",
      text: "When Deep God dies, return it to the battlefield tapped and transformed under its owner's control.",
    },
    { name: "Deep Temple", typeLine: "Land", text: "{T}: Add {G}." },
  ],
};

mechanic("sentences of grammar/effect/destination", {
  "returns a card tapped and with its other face up": {
    card: GOD,
    others: [DROP],
    A: { battlefield: ["Deep God // Deep Temple"], hand: ["Drop"] },
    script: [cast("A", "Drop", at("Deep God"))],
    expect: [has("A", "permanents", "Deep Temple"), tapped("Deep Temple")],
  },
});

mechanic("sentences of grammar/sentence/delayed", {
  "waits for a target to go to one's own graveyard alone": {
    card: creature(
      "Sacrifice this creature: When target creature is put into your graveyard from the battlefield this turn, return that card to the battlefield.",
    ),
    others: [DROP],
    A: { battlefield: ["Speaker"], hand: ["Drop"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      activate("A", "Sacrifice", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Drop", at("Grizzly Bears")),
    ],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
  "returns a target that goes to one's own graveyard": {
    card: creature(
      "Sacrifice this creature: When target creature is put into your graveyard from the battlefield this turn, return that card to the battlefield.",
    ),
    others: [DROP],
    A: { battlefield: ["Speaker", "Hill Giant"], hand: ["Drop"] },
    script: [activate("A", "Sacrifice", at("Hill Giant")), SETTLED, cast("A", "Drop", at("Hill Giant"))],
    expect: [has("A", "permanents", "Hill Giant")],
  },
});
