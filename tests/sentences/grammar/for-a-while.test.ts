import {
  at,
  attack,
  by,
  cast,
  check,
  has,
  life,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
} from "../../support/script.ts";
import { enchantment, instant, mechanic, sorcery } from "../support/family.ts";

const HERALD = {
  name: "Herald",
  typeLine: "Enchantment",
  text: "At the beginning of combat on each opponent's turn, you gain 1 life.",
};
const DRAIN = { name: "Drain", text: "Target player loses 3 life." };
const VEIL = { name: "Veil", typeLine: "Enchantment", text: "You have shroud." };
const CURSE = {
  name: "Curse",
  typeLine: "Enchantment — Aura Curse",
  text: "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life.",
};
const BLESSING = { name: "Blessing", text: "You gain 3 life." };

mechanic("protection of a player (CR 702.16)", {
  "keeps damage and targeting away, by anybody, until the next turn": {
    card: sorcery("You gain protection from everything until your next turn."),
    others: [DRAIN, BLESSING, VEIL],
    A: { hand: ["Plain Words", "Drain", "Blessing"] },
    B: { battlefield: ["Hill Giant", "Veil"] },
    script: [
      check("A", playable("A", "Cast Drain")),
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Cast Drain", false)),
      cast("A", "Blessing"),
      attack("B", "Hill Giant", 2),
    ],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 23)],
  },
  "is over with the next turn": {
    card: sorcery("You gain protection from everything until your next turn."),
    A: { hand: ["Plain Words"], library: [of("Forest", 9)] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Plain Words"), attack("B", "Hill Giant", 4)],
    stop: { turn: 4, step: "end" },
    expect: [life("A", 17)],
  },
  "takes Auras off": {
    card: enchantment("You have protection from everything."),
    others: [CURSE],
    A: { hand: ["Curse", "Lasting Words"] },
    script: [cast("A", "Curse", at("A")), SETTLED, cast("A", "Lasting Words")],
    expect: [has("A", "graveyard", "Curse")],
  },
  "goes with a life total that can't change": {
    card: instant(
      "Until your next turn, your life total can't change and you have protection from everything. All permanents you control phase out.\nExile Quick Words.",
    ),
    others: [BLESSING],
    A: { hand: ["Quick Words", "Blessing"], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Blessing"), respond("A", "Blessing", "Quick Words"), attack("B", "Hill Giant", 2)],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20), has("A", "exile", "Quick Words"), has("A", "permanents", "Grizzly Bears", 0)],
  },
});

mechanic("what holds for a turn, or for good", {
  "is that the graveyard may be played, once": {
    card: sorcery(
      "Until end of turn, you may play cards from your graveyard.\nIf a card would be put into your graveyard from anywhere this turn, exile that card instead.",
    ),
    lands: "none",
    A: { hand: ["Plain Words"], graveyard: ["Shock", "Mountain"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      by("A", { do: "play-land", card: "Mountain" }),
      cast("A", "Shock", at("B")),
    ],
    expect: [life("B", 18), has("A", "exile", "Shock"), has("A", "exile", "Plain Words")],
  },
  "leaves the graveyards of other players alone, and the graveyard of the next turn": {
    card: sorcery(
      "Until end of turn, you may play lands and cast spells from your graveyard.\nIf a card would be put into your graveyard from anywhere this turn, exile that card instead.",
    ),
    A: { hand: ["Plain Words", "Shock"], battlefield: ["Hill Giant"], graveyard: ["Divination"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      cast("A", "Shock", at("Grizzly Bears")),
      check("A", playable("A", "Cast Divination", false), { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "precombat-main" },
    expect: [has("B", "graveyard", "Grizzly Bears"), has("A", "exile", "Shock")],
  },
  "is a combat phase that is skipped": {
    card: sorcery("Target player skips their next combat phase."),
    others: [HERALD],
    A: { battlefield: ["Herald"] },
    targets: ["B"],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20)],
  },
  "is that a player can't gain life any more": {
    card: sorcery("Target player can't gain life for the rest of the game."),
    others: [BLESSING],
    A: { hand: ["Plain Words", "Blessing"] },
    script: [cast("A", "Plain Words", at("A")), SETTLED, cast("A", "Blessing")],
    expect: [life("A", 20)],
  },
  "is that a card may be played until the next end step of one's own": {
    card: sorcery("Exile target card from your graveyard. You may play it until your next end step."),
    A: { hand: ["Plain Words"], graveyard: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      check("A", playable("A", "Cast Grizzly Bears")),
      check("A", playable("A", "Cast Grizzly Bears", false), { turn: 1, step: "end" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "exile", "Grizzly Bears")],
  },
  "goes on through the end step of another player": {
    card: instant("Exile target card from your graveyard. You may play it until your next end step."),
    A: { hand: ["Quick Words"], graveyard: ["Shock"], library: [of("Forest", 5)] },
    script: [
      by("A", { do: "cast", card: "Quick Words", targets: [at("Shock")] }, { turn: 2, step: "upkeep" }),
      by("A", { do: "cast", card: "Shock", targets: [at("B")] }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [life("B", 18)],
  },
  "is a change that lasts until the next upkeep of one's own": {
    card: sorcery("Target creature gets +1/+1 until your next upkeep."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"], library: [of("Forest", 5)] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      check("A", pt("A", "Grizzly Bears", 3, 3), { turn: 2, step: "end" }),
    ],
    stop: { turn: 3, step: "draw" },
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "is a hand without a maximum": {
    card: sorcery("You have no maximum hand size for the rest of the game."),
    A: { hand: ["Plain Words", of("Craw Wurm", 9)] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 9)],
  },
  "is that spells may be cast at any time": {
    card: instant("You may cast spells this turn as though they had flash."),
    A: { hand: ["Quick Words", "Grizzly Bears"] },
    script: [
      cast("A", "Quick Words"),
      by("A", { do: "cast", card: "Grizzly Bears" }, { turn: 1, step: "end" }),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "is that a player can't play lands": {
    card: sorcery("Target player can't play lands this turn."),
    A: { hand: ["Plain Words", "Forest"] },
    script: [cast("A", "Plain Words", at("A")), SETTLED, check("A", playable("A", "Play Forest", false))],
    expect: [has("A", "hand", "Forest")],
  },
});
