/** Modes with a cost of their own, of which one or more are chosen and paid for. */
import { at, cast, check, has, life, of, playable, pt, size, tapped } from "../../support/script.ts";
import { mechanic } from "../support/family.ts";

const HEIST = {
  name: "Night Out",
  manaCost: "{R}",
  typeLine: "Instant",
  text: "Spree\n+ {1} — You gain 3 life.\n+ {2} — Night Out deals 4 damage to target creature.\n+ {3} — Draw a card.",
};
const MAGIC = {
  name: "Ember Magic",
  manaCost: "{R}",
  typeLine: "Sorcery",
  text: "Tiered\n• Ember — {0} — Ember Magic deals 1 damage to each creature.\n• Embara — {2} — Ember Magic deals 2 damage to each creature.",
};

mechanic("spree (CR 702.172)", {
  "pays for one mode at least": {
    card: HEIST,
    lands: "none",
    A: { hand: ["Night Out"], battlefield: ["Mountain"] },
    script: [check("A", playable("A", "Cast Night Out", false))],
    expect: [],
  },
  "pays for each mode that is chosen, in the order in which they are printed": {
    card: HEIST,
    lands: "none",
    A: { hand: ["Night Out"], battlefield: [of("Mountain", 7)] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Night Out", at("Hill Giant"))],
    answersA: [{ mode: "1" }, { mode: "2" }, { mode: "3" }],
    expect: [life("A", 23), has("B", "graveyard", "Hill Giant"), size("A", "hand", 1), tapped("Mountain")],
  },
  "offers after one mode only what the rest can be paid for": {
    card: HEIST,
    lands: "none",
    A: { hand: ["Night Out"], battlefield: [of("Mountain", 4)] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Night Out", at("Hill Giant"))],
    answersA: [{ mode: "2" }, { mode: "1" }],
    expect: [life("A", 23), has("B", "graveyard", "Hill Giant"), tapped("Mountain")],
  },
  "stops after one mode where no other can be paid for": {
    card: HEIST,
    lands: "none",
    A: { hand: ["Night Out"], battlefield: [of("Mountain", 4)] },
    script: [cast("A", "Night Out")],
    answersA: [{ mode: "3" }],
    expect: [life("A", 20), size("A", "hand", 1), tapped("Mountain")],
  },
  "chooses no mode without a target": {
    card: HEIST,
    lands: "none",
    A: { hand: ["Night Out"], battlefield: [of("Mountain", 3)] },
    script: [cast("A", "Night Out")],
    expect: [life("A", 23)],
  },
  "pays for the modes of a spell that costs nothing else": {
    card: HEIST,
    others: [
      {
        name: "Open Door",
        text: "You may cast a spell from your hand with mana value 3 or less without paying its mana cost.",
      },
    ],
    lands: "none",
    A: { hand: ["Night Out", "Open Door"], battlefield: ["Mountain"] },
    script: [cast("A", "Open Door")],
    expect: [life("A", 23), tapped("Mountain")],
  },
});

mechanic("tiered", {
  "chooses one cost": {
    card: MAGIC,
    lands: "none",
    A: { hand: ["Ember Magic"], battlefield: [of("Mountain", 3), "Grizzly Bears"] },
    script: [cast("A", "Ember Magic")],
    answersA: [{ mode: "2" }],
    expect: [has("A", "graveyard", "Grizzly Bears"), tapped("Mountain")],
  },
  "has a mode that costs nothing more": {
    card: MAGIC,
    lands: "none",
    A: { hand: ["Ember Magic"], battlefield: ["Mountain", "Grizzly Bears", "Raging Goblin"] },
    script: [cast("A", "Ember Magic")],
    expect: [has("A", "graveyard", "Raging Goblin"), pt("A", "Grizzly Bears", 2, 2)],
  },
});
