import { activate, at, by, cast, has, life, pt, SETTLED } from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";

const ENGINE: Scene["card"] = {
  name: "Early Engine",
  manaCost: "{7}",
  typeLine: "Artifact Creature — Construct",
  power: "6",
  toughness: "4",
  text: "Prototype {1}{R} — 3/2\n{0}: You gain 1 life.",
};
const prototyped = by("A", { do: "cast", card: "Early Engine", via: "prototype" });
const BURN = { name: "Burn", text: "Destroy target red creature." };
const AWAY = { name: "Away", text: "Return all nontoken creatures to their owners' hands." };
/** Of two, only the copy stays, and is a red 3/2. */
const LEFT_ALONE = [
  by("A", { do: "check", that: has("A", "permanents", "Early Engine", 2) }),
  cast("A", "Away"),
  SETTLED,
  by("A", { do: "check", that: has("A", "permanents", "Early Engine") }),
  by("A", { do: "check", that: pt("A", "Early Engine", 3, 2) }),
  cast("A", "Burn", at("Early Engine")),
];

mechanic("prototype", {
  "is cast for the other cost, and has the other size and the color of that cost": {
    card: ENGINE,
    others: [BURN],
    lands: "none",
    A: { hand: ["Early Engine", "Burn"], battlefield: ["Mountain", "Swamp"] },
    script: [
      prototyped,
      SETTLED,
      by("A", { do: "check", that: pt("A", "Early Engine", 3, 2) }),
      activate("A", "{0}"),
      SETTLED,
      cast("A", "Burn", at("Early Engine")),
    ],
    expect: [has("A", "graveyard", "Early Engine"), life("A", 21)],
  },
  "isn't prototyped when it is cast normally": {
    card: ENGINE,
    A: { hand: ["Early Engine"] },
    script: [cast("A", "Early Engine")],
    expect: [pt("A", "Early Engine", 6, 4)],
  },
  "is a spell of the mana value of the other cost": {
    card: ENGINE,
    others: [{ name: "Snag", typeLine: "Instant", text: "Counter target spell with mana value 2." }],
    A: { hand: ["Early Engine", "Snag"] },
    script: [prototyped, cast("A", "Snag", at("Early Engine"))],
    expect: [has("A", "graveyard", "Early Engine")],
  },
  "has its usual characteristics everywhere else, and when it comes back": {
    card: ENGINE,
    others: [
      {
        name: "Blink",
        text: "Exile target creature, then return it to the battlefield under its owner's control.",
      },
    ],
    A: { hand: ["Early Engine", "Blink"] },
    script: [prototyped, SETTLED, cast("A", "Blink", at("Early Engine"))],
    expect: [pt("A", "Early Engine", 6, 4)],
  },
  "is copied as the permanent that it is": {
    card: ENGINE,
    others: [
      { name: "Twin", text: "Create a token that's a copy of target creature you control." },
      AWAY,
      BURN,
    ],
    A: { hand: ["Early Engine", "Twin", "Away", "Burn"] },
    script: [prototyped, SETTLED, cast("A", "Twin", at("Early Engine")), SETTLED, ...LEFT_ALONE],
    expect: [has("A", "permanents", "Early Engine", 0)],
  },
  "is copied as the spell that it is": {
    card: ENGINE,
    others: [
      { name: "Twice", typeLine: "Instant", text: "Copy target creature spell you control." },
      AWAY,
      BURN,
    ],
    A: { hand: ["Early Engine", "Twice", "Away", "Burn"] },
    script: [prototyped, cast("A", "Twice", at("Early Engine")), SETTLED, ...LEFT_ALONE],
    expect: [has("A", "permanents", "Early Engine", 0)],
  },
  "may be how a plotted card is cast": {
    card: { ...ENGINE, text: `${ENGINE.text}\nPlot {0}` },
    A: { hand: ["Early Engine"] },
    script: [
      activate("A", "Plot"),
      by("A", { do: "cast", card: "Early Engine", via: "prototype" }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [pt("A", "Early Engine", 3, 2)],
  },
  "may be how a card is cast from a graveyard, by its other mana cost": {
    card: ENGINE,
    others: [
      {
        name: "Again",
        typeLine: "Enchantment",
        text: "Nonland permanent cards in your graveyard have retrace.",
      },
    ],
    lands: "none",
    A: {
      battlefield: ["Mountain", "Mountain", "Again"],
      hand: ["Forest"],
      graveyard: ["Early Engine"],
    },
    script: [by("A", { do: "cast", card: "Early Engine", via: "retrace" })],
    expect: [pt("A", "Early Engine", 3, 2)],
  },
  "may be cast without paying its mana cost, too": {
    card: ENGINE,
    others: [
      { name: "Gate", text: "You may cast a creature spell from your hand without paying its mana cost." },
    ],
    A: { hand: ["Early Engine", "Gate"] },
    script: [cast("A", "Gate")],
    answersA: [{ choose: ["prototype"] }],
    expect: [pt("A", "Early Engine", 3, 2)],
  },
});
