import {
  activate,
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
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, enchantment, family, instant, sorcery } from "../support/family.ts";

family("grammar/effect/library", {
  "puts one of the cards found here and the other there": {
    card: sorcery(
      "Search your library for two cards. Put one into your hand and the other into your graveyard. Then shuffle.",
    ),
    A: { library: ["Hill Giant", "Shock", "Opt"] },
    answersA: [{ choose: ["Hill Giant", "Shock"] }, { choose: ["Shock"] }],
    expect: [has("A", "hand", "Shock"), has("A", "graveyard", "Hill Giant"), size("A", "hand", 1)],
  },
  "reveals the card looked at": {
    card: sorcery(
      "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand.",
    ),
    A: { library: ["Hill Giant"] },
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Hill Giant")],
  },
  "searches for one card or another": {
    card: sorcery(
      "Search your library for a basic land card or a Goblin card, put it into your hand, then shuffle.",
    ),
    A: { library: ["Goblin Piker", "Shock"] },
    answersA: [{ choose: ["Goblin Piker"] }],
    expect: [has("A", "hand", "Goblin Piker")],
  },
  "searches for a card and puts it onto the battlefield": {
    card: "Rampant Growth",
    A: { library: ["Shock", "Forest"] },
    answersA: [{ choose: ["Forest"] }],
    expect: [has("A", "permanents", "Forest", 5)],
  },
  "searches for cards, reveals them and takes them": {
    card: sorcery(
      "Search your library for up to two Goblin cards, reveal them, put them into your hand, then shuffle.",
    ),
    A: { library: [of("Goblin Piker", 2), "Shock"] },
    answersA: [{ choose: ["Goblin Piker", "Goblin Piker"] }],
    expect: [has("A", "hand", "Goblin Piker", 2)],
  },
  "takes what it may reveal from among the cards looked at": {
    card: sorcery(
      "Look at the top three cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.",
    ),
    A: { library: ["Shock", "Goblin Piker", "Opt"] },
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Goblin Piker"), size("A", "hand", 1)],
  },
  "finds nothing where the player fails to find": {
    card: sorcery("Search your library for a creature card, reveal it, put it into your hand, then shuffle."),
    A: { library: ["Shock"] },
    expect: [size("A", "hand", 0)],
  },
  "looks at the top cards and keeps one of them": {
    card: "Impulse",
    A: { library: ["Opt", "Shock", "Murder", "Divination"] },
    answersA: [{ choose: ["Murder"] }],
    expect: [has("A", "hand", "Murder"), size("A", "hand", 1), size("A", "library", 74)],
  },
  "reveals cards until a land, and what was revealed goes": {
    card: sorcery(
      "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.",
    ),
    A: { library: ["Grizzly Bears", "Shock", "Opt"] },
    expect: [has("A", "hand", "Grizzly Bears"), size("A", "hand", 1), size("A", "library", 73)],
  },
  "exiles cards until a nonland card": {
    card: sorcery(
      "Exile cards from the top of your library until you exile a nonland card. Put that card into your hand.",
    ),
    A: { library: ["Shock", "Plains"] },
    expect: [has("A", "hand", "Shock"), has("A", "exile", "Plains")],
  },
  "reveals a hand": {
    card: "Duress",
    B: { hand: ["Shock", "Grizzly Bears"] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Shock"), has("B", "hand", "Grizzly Bears")],
  },
});

family("grammar/effect/destination", {
  "returns with a counter, or with several": {
    card: sorcery(
      "Return target creature card named Grizzly Bears from your graveyard to the battlefield with a +1/+1 counter on it. Return target creature card named Hill Giant from your graveyard to the battlefield with two +1/+1 counters on it.",
    ),
    A: { graveyard: ["Grizzly Bears", "Hill Giant"] },
    targets: ["Grizzly Bears", "Hill Giant"],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 5, 5)],
  },
  "returns to the hand of its owner, whoever controls it": {
    card: "Unsummon",
    A: { hand: ["Act of Treason", "Unsummon"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Act of Treason", at("Hill Giant")),
      { do: "resolve-stack", ...MAIN },
      check("A", has("A", "permanents", "Hill Giant")),
      cast("A", "Unsummon", at("Hill Giant")),
    ],
    expect: [has("B", "hand", "Hill Giant")],
  },
  "puts on top of a library": {
    card: sorcery("Put target creature on top of its owner's library."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 2, step: "draw" },
    expect: [has("B", "hand", "Hill Giant")],
  },
  "puts on the bottom of a library": {
    card: "Condemn",
    A: { hand: ["Condemn"] },
    script: [],
    expect: [],
  },
  "shuffles into a library": {
    card: sorcery("Shuffle target creature into its owner's library."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "library", "Hill Giant")],
  },
  "puts a card under that many cards": {
    card: sorcery("Put target creature into its owner's library second from the top."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 4, step: "draw" },
    expect: [has("B", "hand", "Hill Giant")],
  },
  "returns to the battlefield tapped": {
    card: sorcery("Return target creature card from your graveyard to the battlefield tapped."),
    A: { graveyard: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [tapped("Hill Giant")],
  },
  "puts another player's card onto the battlefield under one's own control": {
    card: sorcery("Put target creature card from a graveyard onto the battlefield under your control."),
    B: { graveyard: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("A", "permanents", "Hill Giant")],
  },
  "returns with a counter": {
    card: sorcery(
      "Return target creature card from your graveyard to the battlefield with two +1/+1 counters on it.",
    ),
    A: { graveyard: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [counters("Hill Giant", "+1/+1", 2)],
  },
  "exiles and returns under the owner's control": {
    card: "Cloudshift",
    A: { battlefield: ["Elvish Visionary"], library: ["Shock"] },
    targets: ["Elvish Visionary"],
    expect: [has("A", "hand", "Shock"), has("A", "permanents", "Elvish Visionary")],
  },
  "puts a card onto the battlefield attacking whom it is said to attack": {
    card: creature(
      "Whenever this creature attacks an opponent, put a creature card from your hand onto the battlefield tapped and attacking that opponent.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Hill Giant"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 15), tapped("Hill Giant")],
  },
});

family("grammar/effect/move", {
  "leaves to a player what that player shuffles, who has become an illegal target (CR 608.2b)": {
    card: sorcery("Target player shuffles up to two target cards from their graveyard into their library."),
    others: [{ name: "Veil", typeLine: "Enchantment", text: "Flash\nYou have hexproof." }],
    A: { hand: ["Plain Words"] },
    B: { hand: ["Veil"], graveyard: ["Shock"] },
    script: [cast("A", "Plain Words", at("B"), { objects: ["Shock"] }), respond("B", "Plain Words", "Veil")],
    expect: [has("B", "graveyard", "Shock")],
  },
  "returns a card from the graveyard": {
    card: "Regrowth",
    A: { graveyard: ["Shock", "Opt"] },
    targets: ["Shock"],
    expect: [has("A", "hand", "Shock"), has("A", "graveyard", "Opt")],
  },
  "puts one card into the hand and the rest into the graveyard": {
    card: sorcery(
      "Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.",
    ),
    A: { library: ["Opt", "Shock", "Murder"] },
    answersA: [{ choose: ["Shock"] }],
    expect: [has("A", "hand", "Shock"), has("A", "graveyard", "Opt"), has("A", "graveyard", "Murder")],
  },
  "puts all of a kind into the hand": {
    card: sorcery(
      "Reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.",
    ),
    A: { library: ["Goblin Piker", "Shock", "Hill Giant"] },
    expect: [
      has("A", "hand", "Goblin Piker"),
      has("A", "hand", "Hill Giant"),
      has("A", "graveyard", "Shock"),
    ],
  },
  "puts a card from the hand onto the battlefield": {
    card: sorcery("You may put a creature card from your hand onto the battlefield."),
    A: { hand: ["Craw Wurm"] },
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Craw Wurm")],
  },
  "attaches an Equipment": {
    card: sorcery("Attach target Equipment you control to target creature you control."),
    A: { battlefield: ["Bonesplitter", "Grizzly Bears"] },
    targets: ["Bonesplitter", "Grizzly Bears"],
    expect: [{ powerToughness: { player: "A", card: "Grizzly Bears", is: [4, 2] } }],
  },
  "takes several targets at once": {
    card: sorcery("Return up to two target creature cards from your graveyard to your hand."),
    A: { graveyard: ["Hill Giant", "Grizzly Bears", "Shock"] },
    targets: [{ objects: ["Hill Giant", "Grizzly Bears"] }],
    expect: [has("A", "hand", "Hill Giant"), has("A", "hand", "Grizzly Bears"), size("A", "graveyard", 2)],
  },
  "returns for each player what it has exiled": {
    card: enchantment(
      "{0}: Exile target creature.\nWhen this enchantment leaves the battlefield, each player returns to the battlefield all cards they own exiled with this enchantment.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Disenchant"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      activate("A", "{0}:", at("Grizzly Bears")),
      SETTLED,
      activate("A", "{0}:", at("Hill Giant")),
      SETTLED,
      check("A", size("B", "exile", 1)),
      cast("A", "Disenchant", at("Lasting Words")),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
});

family("grammar/effect/may-play", {
  "lets its owner play an exiled card for as long as it is there": {
    card: sorcery(
      "Exile target nonland permanent. For as long as that card remains exiled, its owner may play it.",
    ),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Grizzly Bears", of("Forest", 2)] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      check("A", playable("A", "Cast Grizzly Bears", false), { turn: 1, step: "end" }),
      by("B", { do: "cast", card: "Grizzly Bears" }, { turn: 4, step: "precombat-main" }),
    ],
    stop: { turn: 4, step: "end" },
    expect: [has("B", "permanents", "Grizzly Bears")],
  },
  "lets its owner cast it for another cost": {
    card: sorcery(
      "Exile target nonland permanent. For as long as that card remains exiled, its owner may cast it by paying {2} rather than its mana cost.",
    ),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Craw Wurm", of("Swamp", 2)] },
    script: [
      cast("A", "Plain Words", at("Craw Wurm")),
      by("B", { do: "cast", card: "Craw Wurm" }, { turn: 2, step: "precombat-main" }),
    ],
    stop: { turn: 2, step: "end" },
    expect: [has("B", "permanents", "Craw Wurm")],
  },
  "lets an exiled card be played this turn, and not later": {
    card: sorcery("Exile the top card of your library. You may play that card this turn."),
    A: { library: ["Shock"], hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", ...MAIN },
      check("A", playable("A", "Cast Shock")),
      check("B", playable("B", "Cast Shock", false), { turn: 1, step: "end" }),
      check("A", playable("A", "Cast Shock", false), { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [has("A", "exile", "Shock")],
  },
  "until the end of the next turn": {
    card: sorcery(
      "Exile the top card of your library. Until the end of your next turn, you may play that card.",
    ),
    A: { library: ["Shock"], hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words"),
      { do: "cast", card: "Shock", player: "A", turn: 3, step: "precombat-main", targets: [at("B")] },
    ],
    stop: { turn: 3, step: "end" },
    expect: [has("A", "graveyard", "Shock")],
  },
});

family("grammar/effect/spells", {
  "casts a card without paying for it": {
    card: creature(
      "When this creature enters, you may cast target instant card from your graveyard without paying its mana cost.",
    ),
    A: { graveyard: ["Shock"] },
    targets: [],
    answersA: [{ yes: true }, { target: at("B") }],
    expect: [{ life: { player: "B", is: 18 } }],
  },
  "casts a card from the hand without paying for it": {
    card: sorcery(
      "You may cast a spell from your hand with mana value 2 or less without paying its mana cost.",
    ),
    lands: "none",
    A: { hand: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
    expect: [{ permanents: { player: "A", card: "Grizzly Bears", count: 1 } }],
  },
  "casts the part of a card that is such a spell, although the card as a whole is none": {
    card: sorcery(
      "You may cast an instant spell from your hand with mana value 2 or less without paying its mana cost.",
    ),
    lands: "none",
    A: { hand: ["Bonecrusher Giant"] },
    answersA: [{ yes: true }, { choose: ["B"] }],
    expect: [
      { life: { player: "B", is: 18 } },
      { exile: { player: "A", card: "Bonecrusher Giant", count: 1 } },
    ],
  },
  "casts no part that is another spell": {
    card: sorcery(
      "You may cast a creature spell from your hand with mana value 2 or less without paying its mana cost.",
    ),
    lands: "none",
    A: { hand: ["Bonecrusher Giant"] },
    answersA: [{ yes: true }],
    expect: [{ hand: { player: "A", card: "Bonecrusher Giant", count: 1 } }],
  },
  "copies a spell": {
    card: "Twincast",
    A: { hand: ["Shock", "Twincast"] },
    script: [
      cast("A", "Shock", at("B")),
      { do: "cast", card: "Twincast", player: "A", ...MAIN, whileOnStack: "Shock", targets: [at("Shock")] },
    ],
    expect: [{ life: { player: "B", is: 16 } }],
  },
  "copies a spell twice": {
    card: instant("Copy target sorcery spell twice. You may choose new targets for the copies."),
    others: [{ name: "Kind Word", text: "You gain 2 life." }],
    A: { hand: ["Kind Word", "Quick Words"] },
    script: [cast("A", "Kind Word"), respond("A", "Kind Word", "Quick Words", at("Kind Word"))],
    expect: [life("A", 26)],
  },
  "casts a card from a hand that was revealed": {
    card: sorcery(
      "Target opponent reveals their hand. You may cast an instant or sorcery card from it without paying its mana cost.",
    ),
    B: { hand: ["Shock", "Grizzly Bears"] },
    targets: ["B"],
    answersA: [{ yes: true }, { target: at("B") }],
    expect: [life("B", 18), has("B", "graveyard", "Shock")],
  },
});
