import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  has,
  life,
  MAIN,
  of,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { creatureDraws, drawsWhenever, MEND } from "../support/draws.ts";
import { artifact, creature, enchantment, family, type Scene } from "../support/family.ts";

const GRAVEYARD_ALONE =
  "Search your library and/or graveyard for a card named Grizzly Bears, reveal it, and put it into your hand. If you search your library this way, shuffle.";

/** A searches, while B has an enchantment that makes an opponent who searches a library lose 3 life; what life A then has. */
function searches(whose: "their" | "a", search: string, left: number): Scene {
  const isAlone = search === GRAVEYARD_ALONE;
  return {
    card: enchantment(`Whenever an opponent searches ${whose} library, that player loses 3 life.`),
    others: [{ name: "Pry", typeLine: "Sorcery", text: search }],
    A: { hand: ["Pry"], graveyard: ["Grizzly Bears"] },
    B: { battlefield: ["Lasting Words"], library: ["Hill Giant"] },
    script: [cast("A", "Pry", ...(isAlone ? [] : [at("B")]))],
    answersA: isAlone ? [{ yes: false }] : [{ choose: ["Hill Giant"] }],
    expect: [life("A", left), ...(isAlone ? [has("A", "hand", "Grizzly Bears")] : [])],
  };
}

family("grammar/event/object-event", {
  "is destroyed by an opponent's spell, together with what sees it": {
    card: enchantment(
      "Whenever a spell or ability an opponent controls destroys a noncreature permanent you control, destroy target permanent that opponent controls.",
    ),
    others: [{ name: "Ruin", text: "Destroy all enchantments and creatures." }],
    A: { hand: ["Ruin"], battlefield: ["Sol Ring", "Mind Stone"] },
    B: { battlefield: ["Lasting Words", "Grizzly Bears", "Glorious Anthem"] },
    lands: "none",
    script: [cast("A", "Ruin")],
    answersB: [{ target: { object: "Sol Ring" } }, { target: { object: "Mind Stone" } }],
    expect: [has("B", "graveyard", "Lasting Words"), size("A", "permanents", 0)],
  },
  "isn't destroyed by one's own spell": {
    card: enchantment(
      "Whenever a spell or ability an opponent controls destroys a noncreature permanent you control, you gain 5 life.",
    ),
    others: [{ name: "Ruin", text: "Destroy all enchantments." }],
    A: { hand: ["Ruin"], battlefield: ["Lasting Words"] },
    script: [cast("A", "Ruin")],
    expect: [life("A", 20), has("A", "graveyard", "Lasting Words")],
  },
  "doesn't find what was tapped for mana once it has been sacrificed for it": {
    card: enchantment("Whenever a land is tapped for mana, return it to its owner's hand."),
    others: [{ name: "Vein", manaCost: "", typeLine: "Land", text: "{T}, Sacrifice this land: Add {C}{C}." }],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Vein", "Forest"] },
    script: [
      by("A", { do: "activate-mana", ability: "{T}, Sacrifice" }),
      by("A", { do: "activate-mana", ability: "{T}: Add {G}" }),
    ],
    expect: [has("A", "graveyard", "Vein"), has("A", "hand", "Forest")],
  },
  "becomes a target, which counters that spell or ability": {
    card: creature(
      "Whenever this creature becomes the target of a spell or ability, counter that spell or ability.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("Speaker"))],
    expect: [has("A", "permanents", "Speaker"), has("B", "graveyard", "Lightning Bolt")],
  },
  "becomes tapped, several at once": drawsWhenever(
    "Whenever one or more creatures you control become tapped",
    1,
    {
      A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
      script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
    },
  ),
  "attacks alone": drawsWhenever("Whenever a creature you control attacks alone", 0, {
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
  }),
  "attacks you": drawsWhenever("Whenever a creature attacks you", 2, {
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [attack("B", "Grizzly Bears", 2), attack("B", "Hill Giant", 2)],
    stop: { turn: 2, step: "end" },
  }),
  blocks: creatureDraws("Whenever this creature blocks", 1, {
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("B", "Grizzly Bears", 2), block("A", "Speaker", "Grizzly Bears", 2)],
    stop: { turn: 2, step: "end" },
  }),
  "becomes blocked, once however many block": creatureDraws("Whenever this creature becomes blocked", 1, {
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      attack("A", "Speaker"),
      block("B", "Grizzly Bears", "Speaker"),
      block("B", "Hill Giant", "Speaker"),
    ],
  }),
  "attacks and isn't blocked": creatureDraws("Whenever this creature attacks and isn't blocked", 1, {
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Speaker")],
  }),
  "becomes tapped": creatureDraws("Whenever this creature becomes tapped", 1, {
    script: [attack("A", "Speaker")],
  }),
  "is tapped for mana": {
    card: enchantment("Whenever a land is tapped for mana, its controller loses 1 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [life("A", 18)],
  },
  "becomes the target of a spell": {
    card: creature("Whenever this creature becomes the target of a spell or ability, sacrifice it."),
    A: { battlefield: ["Speaker"], hand: ["Giant Growth"] },
    script: [cast("A", "Giant Growth", at("Speaker"))],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "is turned face up": {
    card: creature("Morph {1}\nWhen this creature is turned face up, you gain 4 life."),
    A: { hand: ["Speaker"] },
    script: [
      by("A", { do: "cast", card: "Speaker", via: "morph" }),
      { do: "resolve-stack", ...MAIN },
      by("A", { do: "activate", ability: "{1}: Turn" }),
    ],
    expect: [life("A", 24), pt("A", "Speaker", 2, 2)],
  },
  "has counters put on it": drawsWhenever(
    "Whenever one or more +1/+1 counters are put on a creature you control",
    1,
    {
      A: { battlefield: ["Grizzly Bears"], hand: ["Grow"] },
      others: [{ name: "Grow", text: "Put two +1/+1 counters on target creature." }],
      script: [cast("A", "Grow", at("Grizzly Bears"))],
    },
  ),
  "triggers on being attached to": {
    card: creature("Whenever an Aura becomes attached to Speaker, you gain 3 life."),
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Pacifism"] },
    script: [cast("A", "Pacifism", at("Speaker"))],
    expect: [life("A", 23)],
  },
  "triggers on becoming the target of such a spell alone": {
    card: creature("Whenever Speaker becomes the target of an instant or sorcery spell, you gain 3 life."),
    A: { battlefield: ["Speaker"], hand: ["Giant Growth", "Pacifism"] },
    script: [cast("A", "Giant Growth", at("Speaker")), SETTLED, cast("A", "Pacifism", at("Speaker"))],
    expect: [life("A", 23)],
  },
  "triggers on attacking an opponent": {
    card: creature("Whenever Speaker attacks an opponent, that player loses 1 life."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 17)],
  },
});

family("grammar/event/zone-verbs", {
  "means who controlled what died, not its owner": {
    card: enchantment("Whenever a creature dies, its controller loses 1 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Act of Treason", "Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Act of Treason", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Shock", at("Grizzly Bears")),
    ],
    expect: [life("A", 19), life("B", 20)],
  },
  enters: { card: "Elvish Visionary", expect: [size("A", "hand", 1)] },
  dies: drawsWhenever("Whenever a creature dies", 1, {
    A: { hand: ["Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Shock", at("Grizzly Bears"))],
  }),
  "does not die where it is exiled": drawsWhenever("Whenever a creature dies", 0, {
    A: { hand: ["Swords to Plowshares"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Swords to Plowshares", at("Grizzly Bears"))],
  }),
  "goes to its graveyard from the library": creatureDraws(
    "When this creature is put into your graveyard from your library",
    1,
    {
      A: { battlefield: [], library: ["Speaker"], hand: ["Sift Away"] },
      others: [{ name: "Sift Away", text: "Mill a card." }],
      script: [cast("A", "Sift Away")],
    },
  ),
  "enters from a graveyard": creatureDraws("When this creature enters from a graveyard", 1, {
    A: { battlefield: [], graveyard: ["Speaker"], hand: ["Zombify"] },
    script: [cast("A", "Zombify", at("Speaker"))],
  }),
  "leaves the battlefield": creatureDraws("When this creature leaves the battlefield", 2, {
    A: { hand: ["Unsummon"] },
    script: [cast("A", "Unsummon", at("Speaker"))],
  }),
  "goes to a graveyard from anywhere": drawsWhenever(
    "Whenever a creature card is put into your graveyard from anywhere",
    1,
    {
      A: { hand: ["Sift"], library: [of("Grizzly Bears", 3)] },
      script: [cast("A", "Sift")],
      expect: [size("A", "hand", 3), has("A", "graveyard", "Grizzly Bears")],
    },
  ),
  "triggers on a permanent put into a graveyard": {
    card: {
      name: "Last Rites of Iron",
      typeLine: "Enchantment — Aura",
      text: "Enchant artifact\nWhen enchanted artifact is put into a graveyard, you gain 4 life.",
    },
    A: { battlefield: ["Ornithopter"], hand: ["Last Rites of Iron", "Smash to Smithereens"] },
    script: [
      cast("A", "Last Rites of Iron", at("Ornithopter")),
      SETTLED,
      cast("A", "Smash to Smithereens", at("Ornithopter")),
    ],
    expect: [life("A", 21)],
  },
  "triggers on what an opponent owns": {
    card: enchantment(
      "Whenever a creature is put into an opponent's graveyard from the battlefield, you gain 1 life.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: [of("Murder", 2)] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Murder", at("Grizzly Bears")), SETTLED, cast("A", "Murder", at("Hill Giant"))],
    expect: [life("A", 21)],
  },
  "triggers on what leaves otherwise than by dying": {
    card: enchantment(
      "Whenever one or more creatures you control leave the battlefield without dying, you gain 1 life.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Hill Giant"], hand: ["Murder", "Unsummon"] },
    script: [
      cast("A", "Murder", at("Hill Giant")),
      SETTLED,
      check("A", life("A", 20)),
      cast("A", "Unsummon", at("Grizzly Bears")),
    ],
    expect: [life("A", 21)],
  },
});

family("grammar/event/damage-verbs", {
  "is dealt damage by several at once, each creature by itself": drawsWhenever(
    "Whenever a creature is dealt damage",
    2,
    {
      A: { battlefield: ["Craw Wurm"] },
      B: { battlefield: [of("Grizzly Bears", 2)] },
      script: [attack("A", "Craw Wurm"), block("B", "Grizzly Bears:0", "Craw Wurm")],
    },
  ),
  "deals much damage to an opponent": creatureDraws(
    "Whenever this creature deals 3 or more damage to an opponent",
    0,
    {
      script: [attack("A", "Speaker")],
    },
  ),
  "is a permanent that deals damage, and no spell": drawsWhenever(
    "Whenever a permanent deals damage to you",
    1,
    {
      A: { hand: ["Shock"] },
      B: { battlefield: ["Hill Giant"] },
      script: [cast("A", "Shock", at("A")), attack("B", "Hill Giant", 2)],
      stop: { turn: 2, step: "end-of-combat" },
    },
  ),
  "is dealt damage by each of several sources": {
    card: creature(
      "Whenever a source deals damage to this creature, that source's controller sacrifices that many permanents.",
      5,
      5,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: [of("Mountain", 4)], hand: ["Shock"] },
    script: [cast("B", "Shock", at("Speaker"))],
    expect: [has("B", "permanents", "Mountain", 2)],
  },
  "deals combat damage to a player": creatureDraws(
    "Whenever this creature deals combat damage to a player",
    1,
    {
      script: [attack("A", "Speaker")],
    },
  ),
  "deals it as one of many": drawsWhenever(
    "Whenever one or more creatures you control deal combat damage to a player",
    1,
    {
      A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
      script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
    },
  ),
  "is dealt damage, once however many deal it": creatureDraws("Whenever this creature is dealt damage", 1, {
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      attack("A", "Speaker"),
      block("B", "Grizzly Bears", "Speaker"),
      block("B", "Hill Giant", "Speaker"),
    ],
  }),
  "triggers on a source deals damage": {
    card: enchantment(
      "Whenever a source an opponent controls deals damage to you, that player draws a card.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [cast("B", "Shock", at("A"))],
    expect: [life("A", 18)],
  },
});

family("grammar/event/subject", {
  "is the card itself": creatureDraws("When this creature dies", 1, {
    A: { hand: ["Shock"] },
    script: [cast("A", "Shock", at("Speaker"))],
  }),
  "is another one": creatureDraws("Whenever another creature you control enters", 1, {
    A: { hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
  }),
  "is the card or another one: both at once": {
    card: creature("Whenever this creature or another creature dies, you gain 1 life."),
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Wrath of God"] },
    script: [cast("A", "Wrath of God")],
    expect: [life("A", 22)],
  },
  "is the enchanted one": {
    card: "Mortal Wound",
    A: { hand: ["Mortal Wound", "Shock"] },
    B: { battlefield: ["Craw Wurm"] },
    script: [
      cast("A", "Mortal Wound", at("Craw Wurm")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Shock", at("Craw Wurm")),
    ],
    expect: [has("B", "graveyard", "Craw Wurm")],
  },
  "is all of them together": drawsWhenever("Whenever one or more creatures die", 1, {
    A: { hand: ["Wrath of God"], battlefield: [of("Grizzly Bears", 3)] },
    script: [cast("A", "Wrath of God")],
  }),
});

const ON_TURN = { turn: 2, step: "upkeep" } as const;

family("grammar/event/player-event", {
  "gains life": drawsWhenever("Whenever you gain life", 1, {
    A: { hand: ["Mend"] },
    others: MEND,
    script: [cast("A", "Mend")],
  }),
  attacks: drawsWhenever("Whenever you attack", 1, {
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
  }),
  "attacks with so many": drawsWhenever("Whenever you attack with three or more creatures", 0, {
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
  }),
  "taps a land for mana": drawsWhenever("Whenever you tap a Mountain for mana", 1, {
    A: { hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
  }),
  "sacrifices something": drawsWhenever("Whenever you sacrifice a creature", 1, {
    A: { battlefield: ["Grizzly Bears", "Nantuko Husk"] },
    script: [activate("A", "Sacrifice a creature")],
    answersA: [{ choose: ["Grizzly Bears"] }],
  }),
  "plays a land": drawsWhenever("Whenever you play a land", 1, {
    A: { hand: ["Wasteland"] },
    script: [by("A", { do: "play-land", card: "Wasteland" })],
  }),
  "creates tokens": drawsWhenever("Whenever you create one or more creature tokens", 1, {
    A: { hand: ["Raise the Alarm"] },
    script: [cast("A", "Raise the Alarm")],
  }),
  "triggers on a search by an opponent": {
    card: enchantment("Whenever an opponent searches their library, that player loses 3 life."),
    A: { hand: ["Rampant Growth"], library: ["Forest"] },
    B: { battlefield: ["Lasting Words"] },
    script: [cast("A", "Rampant Growth")],
    answersA: [{ choose: ["Forest"] }],
    expect: [life("A", 17)],
  },
  "isn't triggered by an opponent's search of somebody else's library": searches(
    "their",
    "Search target opponent's library for a card and exile it. Then that player shuffles.",
    20,
  ),
  "isn't triggered by an opponent's search of a graveyard": searches("their", GRAVEYARD_ALONE, 20),
  "triggers on a search of any library": searches(
    "a",
    "Search target opponent's library for a card and exile it. Then that player shuffles.",
    17,
  ),
  "of any library isn't triggered by a search of a graveyard": searches("a", GRAVEYARD_ALONE, 20),
  "triggers on noncombat damage alone": {
    card: enchantment("Whenever an opponent is dealt noncombat damage, you gain 1 life."),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B")), attack("A", "Grizzly Bears")],
    expect: [life("A", 21), life("B", 16)],
  },
});

family("grammar/event/cast-event", {
  "casts a spell of a kind": drawsWhenever("Whenever you cast a creature spell", 1, {
    A: { hand: ["Grizzly Bears", "Shock"] },
    script: [cast("A", "Grizzly Bears"), cast("A", "Shock", at("B"))],
  }),
  "casts the second spell of a turn": drawsWhenever("Whenever you cast your second spell each turn", 1, {
    A: { hand: [of("Mend", 3)] },
    others: MEND,
    script: [cast("A", "Mend"), cast("A", "Mend"), cast("A", "Mend")],
  }),
  "triggers on spells from elsewhere than the hand": {
    card: enchantment("Whenever you cast a spell from anywhere other than your hand, you gain 2 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"], graveyard: ["Think Twice"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Think Twice")],
    expect: [life("A", 22)],
  },
  "casts something from the library": {
    card: enchantment(
      "You may cast spells from the top of your library.\nWhenever you cast an instant spell from your library, you gain 2 life.",
    ),
    A: { battlefield: ["Lasting Words"], library: ["Shock"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Shock", at("B"))],
    expect: [life("A", 22), life("B", 16)],
  },
});

family("grammar/event/activation-event", {
  "triggers on an ability that is activated": {
    card: enchantment(
      "Whenever an opponent activates an ability of a creature that isn't a mana ability, you gain 2 life.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Prodigal Sorcerer", "Llanowar Elves"] },
    script: [activate("B", "{T}: Add {G}"), activate("B", "{T}: This creature deals", at("A"))],
    expect: [life("A", 21)],
  },
  "triggers on abilities of permanents alone, also where one is sacrificed for it": {
    card: enchantment("Whenever you activate an ability of a creature, you gain 2 life."),
    others: [
      { name: "Wheel Reader", typeLine: "Creature — Human", power: "1", toughness: "1", text: "Cycling {1}" },
      {
        name: "Brief Guest",
        typeLine: "Creature — Human",
        power: "1",
        toughness: "1",
        text: "Sacrifice Brief Guest: Target opponent loses 1 life.",
      },
    ],
    A: { battlefield: ["Lasting Words", "Brief Guest"], hand: ["Wheel Reader"], library: ["Opt"] },
    script: [activate("A", "Cycling"), SETTLED, activate("A", "Sacrifice Brief Guest", at("B"))],
    expect: [life("A", 22), life("B", 19)],
  },
});

family("grammar/event/step-event", {
  "comes to the end of a combat": {
    card: creature("At end of combat, destroy all creatures blocking this creature.", 1, 5),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "comes to the upkeep": drawsWhenever("At the beginning of your upkeep", 2, {
    stop: { turn: 3, step: "upkeep" },
  }),
  "comes to each upkeep": drawsWhenever("At the beginning of each upkeep", 2, { stop: ON_TURN }),
  "comes to an opponent's upkeep": drawsWhenever("At the beginning of each opponent's upkeep", 1, {
    stop: ON_TURN,
  }),
  "comes to the end step": drawsWhenever("At the beginning of your end step", 1, { stop: ON_TURN }),
  "comes to combat": drawsWhenever("At the beginning of combat on your turn", 1, { stop: ON_TURN }),
  "comes to the second main phase": drawsWhenever("At the beginning of your second main phase", 1, {
    stop: ON_TURN,
  }),
  "comes to each player's draw step": {
    card: enchantment("At the beginning of each player's draw step, that player draws a card."),
    A: { battlefield: ["Lasting Words"] },
    script: [],
    stop: { turn: 2, step: "draw" },
    expect: [size("A", "hand", 1), size("B", "hand", 2)],
  },
  "triggers in the upkeep of the player chosen as it entered": {
    card: artifact(
      "As Device enters, choose an opponent.\nAt the beginning of the chosen player's upkeep, Device deals X damage to that player, where X is 3 minus the number of cards in their hand.",
    ),
    A: { hand: ["Device"] },
    B: { hand: ["Opt"], library: ["Opt"] },
    script: [cast("A", "Device")],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 18)],
  },
  "triggers on no less than nothing": {
    card: artifact(
      "As Device enters, choose an opponent.\nAt the beginning of the chosen player's upkeep, Device deals X damage to that player, where X is 3 minus the number of cards in their hand.",
    ),
    A: { hand: ["Device"] },
    B: { hand: [of("Opt", 5)], library: ["Opt"] },
    script: [cast("A", "Device")],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 20)],
  },
});
