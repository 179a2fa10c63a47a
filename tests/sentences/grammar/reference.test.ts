import {
  at,
  attack,
  by,
  cast,
  check,
  counters,
  has,
  life,
  MAIN,
  of,
  playable,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { aura, creature, enchantment, family, instant, sorcery } from "../support/family.ts";

family("grammar/reference/target", {
  "aims at two of different names: not at two of the same": {
    card: sorcery("Destroy two target creatures with different names."),
    B: { battlefield: [of("Grizzly Bears", 2)] },
    A: { hand: ["Plain Words"] },
    script: [check("A", playable("A", "Cast Plain Words", false))],
    expect: [],
  },
  "aims at two cards of one graveyard: not at one of each": {
    card: sorcery("Exile two target creature cards from a single graveyard."),
    A: { hand: ["Plain Words"], graveyard: ["Hill Giant"] },
    B: { graveyard: ["Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Plain Words", false))],
    expect: [],
  },
  "aims at creatures in play and at cards in graveyards alike": {
    card: creature(
      "When this creature enters, exile up to two other target creatures from the battlefield and/or creature cards from graveyards.",
    ),
    A: { hand: ["Speaker"], graveyard: ["Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ target: { object: "Hill Giant" } }, { target: { object: "Grizzly Bears" } }],
    expect: [
      has("A", "exile", "Hill Giant"),
      has("B", "exile", "Grizzly Bears"),
      has("A", "permanents", "Speaker"),
    ],
  },
  "aims at one, and only at what fits": {
    card: "Doom Blade",
    A: { hand: ["Doom Blade"] },
    B: { battlefield: ["Typhoid Rats"] },
    script: [check("A", playable("A", "Cast Doom Blade", false))],
    expect: [],
  },
  "aims at another than itself": {
    card: creature("{1}: Tap another target creature."),
    A: { battlefield: ["Speaker"] },
    script: [check("A", playable("A", "{1}: Tap", false))],
    expect: [],
  },
  "aims at up to two: at one of them": {
    card: sorcery("Destroy up to two target creatures."),
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    targets: [{ objects: ["Hill Giant"] }],
    expect: [has("B", "permanents", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
  },
  "aims at any number": {
    card: sorcery("Tap any number of target creatures."),
    B: { battlefield: ["Grizzly Bears", "Hill Giant", "Serra Angel"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant", "Serra Angel"] }],
    expect: ["Grizzly Bears", "Hill Giant", "Serra Angel"].map((card) => tapped(card)),
  },
  "aims at X": {
    card: { ...sorcery("Exile X target creatures."), manaCost: "{X}" },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersA: [{ x: 2 }],
    expect: [size("B", "exile", 2)],
  },
  "aims at a player or a planeswalker": {
    card: sorcery("Plain Words deals 2 damage to target player or planeswalker."),
    B: { battlefield: ["Ajani Goldmane"] },
    targets: ["Ajani Goldmane"],
    expect: [counters("Ajani Goldmane", "loyalty", 2), life("B", 20)],
  },
  "aims at several of anything": {
    card: sorcery("Plain Words deals 1 damage to each of up to two targets."),
    B: { battlefield: ["Llanowar Elves"] },
    answersA: [{ target: at("Llanowar Elves") }, { target: at("B") }],
    expect: [has("B", "graveyard", "Llanowar Elves"), life("B", 19)],
  },
  "does nothing once its only target is gone (CR 608.2b)": {
    card: sorcery("Destroy target creature. Draw a card."),
    A: { hand: ["Plain Words", "Unsummon"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      by("A", { do: "cast", card: "Unsummon", targets: [at("Hill Giant")], whileOnStack: "Plain Words" }),
    ],
    expect: [has("B", "hand", "Hill Giant"), size("A", "hand", 0)],
  },
  "aims at another card than that of the permanent that died": {
    card: creature(
      "Flying\nWhenever this creature or another creature you control with flying dies, return another target creature card from your graveyard to the battlefield.",
    ),
    A: { battlefield: ["Speaker", "Serra Angel"], hand: ["Wrath of God"] },
    script: [cast("A", "Wrath of God")],
    expect: [has("A", "permanents", "Speaker"), has("A", "permanents", "Serra Angel")],
  },
  "aims at a card of either of two places": {
    card: sorcery(
      "Return target creature card from your graveyard or exiled card with flashback you own to your hand.",
    ),
    others: [{ name: "Kind Word", text: "You gain 2 life.\nFlashback {1}" }],
    A: { exile: ["Kind Word", "Opt"], graveyard: ["Opt"] },
    targets: ["Kind Word"],
    expect: [has("A", "hand", "Kind Word")],
  },
});

family("grammar/reference/object", {
  "means the target by it": {
    card: sorcery("Untap target creature. It gets +1/+1 until end of turn."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [pt("A", "Hill Giant", 4, 4)],
  },
  "means the card itself, wherever it is": {
    card: creature("{1}: Return this card from your graveyard to your hand."),
    A: { graveyard: ["Speaker"] },
    script: [{ do: "activate", player: "A", ...MAIN, ability: "{1}: Return" }],
    expect: [has("A", "hand", "Speaker")],
  },
  "means what a trigger is about": {
    card: creature("Whenever another creature dies, exile it."),
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Murder"] },
    script: [cast("A", "Murder", at("Grizzly Bears"))],
    expect: [has("A", "exile", "Grizzly Bears")],
  },
  "means the enchanted creature": {
    card: aura("When this Aura enters, tap enchanted creature."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [tapped("Hill Giant")],
  },
  "means those creatures": {
    card: sorcery(
      "Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.",
    ),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant", "Serra Angel"] },
    script: [cast("A", "Plain Words", { objects: ["Grizzly Bears", "Hill Giant"] })],
    stop: { turn: 2, step: "end" },
    expect: [tapped("Grizzly Bears"), tapped("Hill Giant"), tapped("Serra Angel", false)],
  },
  "goes on about what a cost dealt with": {
    card: sorcery(
      "As an additional cost to cast this spell, sacrifice a creature.\nYou draw cards equal to the sacrificed creature's power, then you gain life equal to its toughness.",
    ),
    A: { battlefield: ["Typhoid Rats"] },
    expect: [size("A", "hand", 1), life("A", 21)],
  },
});

family("grammar/reference/player", {
  "is the owner of a target, who shuffles it in and draws": {
    card: sorcery(
      "The owner of target nonland permanent shuffles it into their library, then draws two cards.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("B", "hand", 2), has("B", "permanents", "Hill Giant", 0)],
  },
  "means the controller of what is gone": {
    card: sorcery("Destroy target creature. Its controller loses 2 life."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [life("B", 18)],
  },
  "means the owner, not the controller": {
    card: instant("Target creature's owner shuffles it into their library."),
    A: { hand: ["Act of Treason", "Quick Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Act of Treason", at("Hill Giant")),
      SETTLED,
      cast("A", "Quick Words", at("Hill Giant")),
    ],
    expect: [has("B", "library", "Hill Giant")],
  },
  "means each opponent": {
    card: sorcery("Each opponent loses 2 life."),
    expect: [life("A", 20), life("B", 18)],
  },
  "means each other player": {
    card: sorcery("Each other player draws a card."),
    expect: [size("A", "hand", 0), size("B", "hand", 1)],
  },
  "means the defending player": {
    card: creature("Whenever this creature attacks, defending player loses 1 life."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 17)],
  },
  "means the player who was just named": {
    card: enchantment("Whenever a player draws a card, that player loses 1 life."),
    A: { battlefield: ["Lasting Words"] },
    script: [],
    stop: { turn: 3, step: "end" },
    expect: [life("A", 19), life("B", 19)],
  },
});

family("grammar/reference/selection", {
  "lets the player choose without a target": {
    card: sorcery("Return a creature you control to its owner's hand."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [has("A", "hand", "Hill Giant"), has("A", "permanents", "Grizzly Bears")],
  },
  "takes each that fits": {
    card: sorcery("Return each creature to its owner's hand."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant", "Sol Ring"] },
    expect: [
      has("A", "hand", "Grizzly Bears"),
      has("B", "hand", "Hill Giant"),
      has("B", "permanents", "Sol Ring"),
    ],
  },
  "takes the top X cards": {
    card: { ...sorcery("Exile the top X cards of your library."), manaCost: "{X}" },
    answersA: [{ x: 4 }],
    expect: [size("A", "exile", 4)],
  },
  "takes the bottom card": {
    card: sorcery("Exile the bottom card of your library."),
    A: { library: ["Shock"] },
    expect: [has("A", "exile", "Mountain")],
  },
  "takes one at random from somebody's graveyard": {
    card: sorcery(
      "Choose a creature card at random from target opponent's graveyard. Put that card onto the battlefield under your control.",
    ),
    B: { graveyard: ["Hill Giant", "Opt"] },
    targets: ["B"],
    expect: [has("A", "permanents", "Hill Giant")],
  },
});

const PILE = "Look at the top three cards of your library.";

family("grammar/reference/from-among", {
  "takes a card of one description or of another": {
    card: sorcery(
      "Mill three cards. You may put an artifact creature card or Equipment card from among the milled cards into your hand.",
    ),
    A: { library: ["Sol Ring", "Ornithopter", "Grizzly Bears"] },
    answersA: [{ yes: true }],
    expect: [
      has("A", "hand", "Ornithopter"),
      has("A", "graveyard", "Sol Ring"),
      has("A", "graveyard", "Grizzly Bears"),
    ],
  },
  "takes any number of those that were milled": {
    card: sorcery("Mill three cards, then put any number of creature cards milled this way into your hand."),
    A: { library: ["Grizzly Bears", "Hill Giant", "Sol Ring"] },
    answersA: [{ choose: ["Grizzly Bears", "Hill Giant"] }],
    expect: [size("A", "hand", 2), has("A", "graveyard", "Sol Ring")],
  },
  "takes all that are of a kind": {
    card: sorcery("Mill four cards, then put all creature cards from among them into your hand."),
    A: { library: ["Grizzly Bears", "Shock", "Hill Giant", "Opt"], graveyard: ["Goblin Piker"] },
    expect: [has("A", "hand", "Grizzly Bears"), has("A", "hand", "Hill Giant"), size("A", "hand", 2)],
  },
  "chooses one of them": {
    card: sorcery(
      `${PILE} Put one of them into your hand and the rest on the bottom of your library in any order.`,
    ),
    A: { library: ["Opt", "Shock", "Murder"] },
    answersA: [{ choose: ["Shock"] }],
    expect: [has("A", "hand", "Shock"), size("A", "hand", 1)],
  },
  "chooses only what fits, and may choose nothing": {
    card: sorcery(
      "Reveal the top three cards of your library. You may put a creature card from among them into your hand. Put the rest into your graveyard.",
    ),
    A: { library: ["Opt", "Shock", "Murder"] },
    expect: [size("A", "hand", 0), size("A", "graveyard", 4)],
  },
  "chooses among the milled cards": {
    card: sorcery("Mill four cards. You may put a land card from among the milled cards into your hand."),
    A: { library: ["Forest", "Shock", "Shock", "Shock"] },
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Forest"), size("A", "graveyard", 4)],
  },
});
