import {
  activate,
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
import { artifact, creature, enchantment, family, instant, mechanic, sorcery } from "../support/family.ts";

family("ability/paid-to-enter", {
  "sacrifices something to enter": {
    card: {
      name: "Outpost",
      typeLine: "Land",
      manaCost: "",
      text: "If Outpost would enter, sacrifice a Plains instead. If you do, put Outpost onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}.",
    },
    lands: "none",
    A: { battlefield: ["Plains"], hand: ["Outpost"] },
    script: [by("A", { do: "play-land", card: "Outpost" })],
    expect: [has("A", "permanents", "Outpost"), has("A", "graveyard", "Plains")],
  },
  "is put into the graveyard where nothing can be sacrificed": {
    card: {
      name: "Outpost",
      typeLine: "Land",
      manaCost: "",
      text: "If Outpost would enter, sacrifice a Plains instead. If you do, put Outpost onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}.",
    },
    lands: "none",
    A: { hand: ["Outpost"] },
    script: [by("A", { do: "play-land", card: "Outpost" })],
    expect: [has("A", "graveyard", "Outpost"), has("A", "permanents", "Outpost", 0)],
  },
  "may have a card discarded for a spell that becomes a permanent": {
    card: {
      name: "Gem",
      typeLine: "Artifact",
      text: "If Gem would enter, you may discard a land card instead. If you do, put Gem onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}.",
    },
    A: { hand: ["Gem", "Gem", "Plains"] },
    script: [cast("A", "Gem"), SETTLED, cast("A", "Gem")],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Gem"), has("A", "graveyard", "Gem"), has("A", "graveyard", "Plains")],
  },
});

mechanic("what would enter for another player", {
  "takes what would enter for another player": {
    card: instant(
      "If a creature would enter under an opponent's control this turn, it enters under your control instead.",
    ),
    others: [creature("When Speaker enters, you gain 3 life.")],
    A: { hand: ["Quick Words"] },
    B: { hand: ["Speaker"] },
    script: [
      { ...cast("B", "Speaker"), turn: 2 },
      { ...respond("A", "Speaker", "Quick Words"), turn: 2 },
    ],
    stop: { turn: 2, step: "end" },
    expect: [has("A", "permanents", "Speaker"), life("A", 23), life("B", 20)],
  },
});

/** A creature that can be dealt the damage in its controller's place. */
const BODYGUARD = creature(
  "{0}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to Speaker instead.\n{0}: Regenerate Speaker.",
);

family("grammar/sentence/dealt-this-way", {
  "keeps what was dealt damage from being regenerated": {
    card: sorcery(
      "Plain Words deals 1 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
    ),
    A: { hand: ["Plain Words"], battlefield: ["Drudge Skeletons"] },
    script: [activate("A", "{B}: Regenerate"), SETTLED, cast("A", "Plain Words", at("Drudge Skeletons"))],
    expect: [has("A", "graveyard", "Drudge Skeletons")],
  },
  "keeps a player from gaining life only if the damage was dealt to that player": {
    card: artifact(
      "{0}: This artifact deals 1 damage to any other target. If a player is dealt damage this way, they can't gain life for the rest of the game.",
    ),
    others: [BODYGUARD, sorcery("Each player gains 3 life.")],
    A: { battlefield: ["Device", "Speaker"], hand: ["Plain Words"] },
    script: [
      activate("A", "{0}: The next time"),
      SETTLED,
      activate("A", "{0}: Device deals 1 damage", { player: "A" }),
      SETTLED,
      cast("A", "Plain Words"),
    ],
    answersA: [{ choose: ["Device"] }],
    expect: [{ damage: { player: "A", card: "Speaker", is: 1 } }, life("A", 23), life("B", 23)],
  },
  "keeps a creature from being regenerated that was dealt the damage in a player's place": {
    card: artifact(
      "{0}: This artifact deals 3 damage to any other target. A creature dealt damage this way can't be regenerated this turn.",
    ),
    others: [BODYGUARD],
    A: { battlefield: ["Device", "Speaker"] },
    script: [
      activate("A", "{0}: Regenerate"),
      SETTLED,
      activate("A", "{0}: The next time"),
      SETTLED,
      activate("A", "{0}: Device deals 3 damage", { player: "A" }),
    ],
    answersA: [{ choose: ["Device"] }],
    expect: [has("A", "graveyard", "Speaker"), life("A", 20)],
  },
  "exiles a creature that was dealt the damage in a player's place": {
    card: artifact(
      "{0}: This artifact deals 3 damage to any other target. If a creature dealt damage this way would die this turn, exile it instead.",
    ),
    others: [BODYGUARD],
    A: { battlefield: ["Device", "Speaker"] },
    script: [
      activate("A", "{0}: The next time"),
      SETTLED,
      activate("A", "{0}: Device deals 3 damage", { player: "A" }),
    ],
    answersA: [{ choose: ["Device"] }],
    expect: [has("A", "exile", "Speaker"), life("A", 20)],
  },
  "has only the creatures that were dealt damage attack": {
    card: instant(
      "Quick Words deals 1 damage to each creature an opponent controls without flying. Each creature dealt damage this way attacks this turn if able.",
    ),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Hill Giant", "Wind Drake"] },
    script: [{ ...cast("A", "Quick Words"), turn: 2 }],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 17)],
  },
  "exiles each of the creatures that would die": {
    card: sorcery(
      "Plain Words deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    expect: [has("A", "exile", "Grizzly Bears"), has("B", "exile", "Hill Giant")],
  },
});

mechanic("combat damage of several creatures", {
  "triggers once for several creatures": {
    card: creature(
      "Whenever Speaker deals damage to one or more creatures, you gain 2 life.\n{0}: Speaker fights target creature.",
      4,
      9,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      attack("A", "Speaker"),
      { do: "block", turn: 1, player: "B", with: "Grizzly Bears", attacker: "Speaker" },
      { do: "block", turn: 1, player: "B", with: "Hill Giant", attacker: "Speaker" },
    ],
    expect: [life("A", 22)],
  },
});

mechanic("cycling costs replaced", {
  "cycles for nothing, and still discards the card": {
    card: enchantment("You may pay {0} rather than pay cycling costs."),
    others: [{ name: "Wheel", text: "You gain 1 life.\nCycling {5}{W}{W}{W}{W}{W}" }],
    lands: "none",
    A: { battlefield: ["Lasting Words"], hand: ["Wheel"] },
    script: [activate("A", "Cycling")],
    expect: [has("A", "graveyard", "Wheel"), { hand: { player: "A", count: 1 } }],
  },
});

mechanic("attacks limited to a number that is counted", {
  "lets creatures attack only for as much as is counted": {
    card: enchantment(
      "Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of artifacts you control.",
    ),
    A: { battlefield: ["Lasting Words", of("Ornithopter", 2)] },
    B: { battlefield: [of("Forest", 3), of("Grizzly Bears", 2)] },
    script: [attack("B", "Grizzly Bears", 2)],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 18), { tappedCount: { card: "Forest", count: 2, tapped: true } }],
  },
});

mechanic("what permanents say of others", {
  "adds two amounts": {
    card: creature(
      "When Speaker enters, exile target creature an opponent controls.\nSpeaker gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.",
    ),
    A: { hand: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker")],
    expect: [pt("A", "Speaker", 5, 5)],
  },
  "keeps others from blocking and from attacking you": {
    card: creature(
      "Bears your opponents control can't block, and they can't attack you or a planeswalker you control.",
      3,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      attack("A", "Speaker"),
      { do: "block", turn: 1, player: "B", with: "Grizzly Bears", attacker: "Speaker" },
    ],
    expect: [life("B", 17)],
  },
});

mechanic("mayhem of a land", {
  "may be played in the turn in which it was discarded": {
    card: { name: "Alley", typeLine: "Land", manaCost: "", text: "{T}: Add {U}.\nMayhem" },
    others: [sorcery("Discard a card.")],
    A: { hand: ["Plain Words", "Alley"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Cast Alley", false)),
      by("A", { do: "play-land", card: "Alley" }),
    ],
    expect: [has("A", "permanents", "Alley")],
  },
});

mechanic("mana of the chosen color", {
  "is added where a basic land is tapped for it": {
    card: enchantment(
      "As Lasting Words enters, choose a color.\nWhenever a basic land is tapped for mana of the chosen color, its controller adds one mana of that color.",
    ),
    lands: "none",
    A: { battlefield: ["Mountain", "Forest"], hand: ["Lasting Words", "Incinerate"] },
    script: [cast("A", "Lasting Words"), SETTLED, cast("A", "Incinerate", at("B"))],
    answersA: [{ choose: ["R"] }],
    expect: [life("B", 17), { tapped: { card: "Forest", is: false } }],
  },
});

mechanic("suspend that a card gains", {
  "is had by what was countered and exiled with time counters": {
    card: instant(
      "Counter target spell. If the spell is countered this way, exile it with two time counters on it instead of putting it into its owner's graveyard. If it doesn't have suspend, it gains suspend.",
    ),
    A: { hand: ["Quick Words", "Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), respond("A", "Grizzly Bears", "Quick Words", at("Grizzly Bears"))],
    answersA: [{ yes: true }],
    stop: { turn: 5, step: "precombat-main" },
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "exile", "Grizzly Bears", 0)],
  },
});

mechanic("a target that had more", {
  "is found only as the ability is activated": {
    card: creature(
      "{0}: Choose target opponent who had at least two more cards in hand than you did as you activated this ability. Draw a card.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { hand: [of("Forest", 2)] },
    script: [activate("A", "{0}: Choose target opponent"), activate("A", "{0}: Choose target opponent")],
    expect: [{ hand: { player: "A", count: 2 } }],
  },
  "is not there where others have too few": {
    card: creature(
      "{0}: Choose target opponent who had more life than you did as you activated this ability. Draw a card.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [check("A", playable("A", "{0}: Choose target opponent", false))],
    expect: [],
  },
});

mechanic("what is paid for a token to enter", {
  "is paid as for the card": {
    card: sorcery("Create a token that's a copy of target artifact you control."),
    others: [
      {
        name: "Gem",
        typeLine: "Artifact",
        text: "If Gem would enter, you may discard a land card instead. If you do, put Gem onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}.",
      },
    ],
    A: { battlefield: ["Gem"], hand: ["Plain Words", "Forest"] },
    script: [cast("A", "Plain Words", at("Gem"))],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Gem", 2), has("A", "graveyard", "Forest")],
  },
});

mechanic("what was so as a spell was cast", {
  "still counts when it isn't so any more": {
    card: {
      ...instant(
        "As an additional cost to cast this spell, you may reveal a Giant card from your hand.\nQuick Words deals 1 damage to target player. If you revealed a Giant card or controlled a Giant as you cast this spell, you gain 5 life.",
      ),
    },
    others: [{ name: "Farewell", typeLine: "Instant", text: "Destroy target creature." }],
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words", "Farewell"] },
    script: [cast("A", "Quick Words", at("B")), respond("A", "Quick Words", "Farewell", at("Hill Giant"))],
    expect: [life("A", 25), life("B", 19)],
  },
});

mechanic("creatures that no mana was spent for", {
  "make one ability trigger once": {
    card: creature(
      "Whenever Speaker and/or one or more other nontoken creatures you control enter, if none of them were cast or no mana was spent to cast them, you gain 2 life.",
    ),
    others: [sorcery("Return all creature cards from your graveyard to the battlefield.")],
    A: { battlefield: ["Speaker"], hand: ["Plain Words", "Hill Giant"], graveyard: [of("Grizzly Bears", 2)] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Hill Giant")],
    expect: [life("A", 22)],
  },
});

mechanic("free creatures at any time", {
  "may be cast by any player, only for nothing": {
    card: enchantment(
      "Any player may cast creature spells with mana value 3 or less without paying their mana cost and as though they had flash.",
    ),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Forest", 6)], hand: ["Grizzly Bears", "Hill Giant"] },
    B: { hand: ["Grizzly Bears"] },
    script: [
      { ...cast("A", "Grizzly Bears"), turn: 2 },
      { ...check("A", playable("A", "Cast Hill Giant", false)), turn: 2 },
      { ...cast("B", "Grizzly Bears"), turn: 3 },
    ],
    stop: { turn: 3, step: "end" },
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "permanents", "Grizzly Bears")],
  },
});

mechanic("what is done at once to several", {
  "skips two turns": {
    card: sorcery("You skip your next two turns."),
    A: { hand: ["Plain Words"], library: ["Opt", "Opt", "Opt"] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 5, step: "end" },
    expect: [size("A", "hand", 1)],
  },
  "exchanges the life totals of two players": {
    card: sorcery("Two target players exchange life totals."),
    A: { life: 7 },
    targets: ["A", "B"],
    expect: [life("A", 20), life("B", 7)],
  },
  "sacrifices all of a kind as a cost": {
    card: creature("{0}, Sacrifice all artifacts you control: You gain 3 life."),
    A: { battlefield: ["Speaker", of("Ornithopter", 2)] },
    script: [activate("A", "{0}, Sacrifice all artifacts")],
    expect: [has("A", "graveyard", "Ornithopter", 2), life("A", 23)],
  },
  "returns a card as the third one is drawn": {
    card: creature(
      "When you draw your third card in a turn, return Speaker from your graveyard to the battlefield tapped.",
    ),
    others: [sorcery("Draw three cards.")],
    A: { graveyard: ["Speaker"], hand: ["Plain Words"], library: ["Opt", "Opt", "Opt"] },
    script: [cast("A", "Plain Words")],
    expect: [has("A", "permanents", "Speaker")],
  },
  "lets cards be cast at any time in a turn": {
    card: sorcery("You may cast nonland cards this turn as though they had flash."),
    A: { hand: ["Plain Words", "Grizzly Bears"] },
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "cast", card: "Grizzly Bears" }, { turn: 1, step: "beginning-of-combat" }),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

mechanic("an Aura that enchants a creature card in a graveyard", {
  "puts it onto the battlefield, and enchants it there until it leaves itself": {
    card: {
      name: "Rising",
      typeLine: "Enchantment — Aura",
      text: 'Enchant creature card in a graveyard\nWhen Rising enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Rising." Return enchanted creature card to the battlefield under your control and attach Rising to it. When Rising leaves the battlefield, that creature\'s controller sacrifices it.\nEnchanted creature gets -1/-0.',
    },
    others: [sorcery("Destroy target enchantment.")],
    A: { hand: ["Rising", "Plain Words"] },
    B: { graveyard: ["Hill Giant"] },
    script: [
      cast("A", "Rising", at("Hill Giant")),
      SETTLED,
      check("A", pt("A", "Hill Giant", 2, 3)),
      cast("A", "Plain Words", at("Rising")),
    ],
    expect: [has("B", "graveyard", "Hill Giant"), has("A", "graveyard", "Rising")],
  },
});

mechanic("a card exiled face down from a library", {
  "may be cast, with the rest gone to the bottom": {
    card: creature(
      "When Speaker enters, look at the top two cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may look at and cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.",
    ),
    A: { hand: ["Speaker"] },
    B: { library: ["Forest", "Grizzly Bears"] },
    script: [by("A", { do: "cast", card: "Speaker", thenResolveStack: true }), cast("A", "Grizzly Bears")],
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "exile", "Grizzly Bears", 0)],
  },
});

mechanic("a target that is a player or a permanent", {
  "speaks of a target that is a player or a permanent": {
    card: sorcery(
      "Plain Words deals 2 damage to target opponent or planeswalker and 1 damage to up to one target creature that player or that planeswalker's controller controls. That player or that planeswalker's controller discards a card.",
    ),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Savannah Lions"], hand: ["Forest"] },
    script: [cast("A", "Plain Words", at("B"), at("Savannah Lions"))],
    expect: [life("B", 18), has("B", "graveyard", "Savannah Lions"), has("B", "graveyard", "Forest")],
  },
});
