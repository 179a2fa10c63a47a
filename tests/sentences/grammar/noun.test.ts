import {
  at,
  attack,
  block,
  by,
  cast,
  check,
  has,
  keyword,
  life,
  MAIN,
  of,
  playable,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { creature, enchantment, family, instant, type Scene, sorcery } from "../support/family.ts";

/** A sorcery that destroys all that is described, and who of B's creatures is left. */
function destroys(
  what: string,
  battlefield: readonly string[],
  left: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  const dead = battlefield.filter((name) => !left.includes(name));
  return {
    card: sorcery(`Destroy all ${what}.`),
    B: { battlefield },
    expect: [
      ...left.map((name) => has("B", "permanents", name)),
      ...dead.map((name) => has("B", "graveyard", name)),
    ],
    ...more,
  };
}

const ZOO = ["Savannah Lions", "Merfolk Looter", "Typhoid Rats", "Hill Giant", "Grizzly Bears"];

family("grammar/noun/adjective", {
  "joins two colors": destroys("black or red creatures", ZOO, [
    "Savannah Lions",
    "Merfolk Looter",
    "Grizzly Bears",
  ]),
  "joins three colors": destroys("white, blue, or black creatures", ZOO, ["Hill Giant", "Grizzly Bears"]),
  "lists what it must not be": destroys(
    "noncreature, nonland permanents",
    ["Sol Ring", "Grizzly Bears", "Wasteland"],
    ["Grizzly Bears", "Wasteland"],
  ),
  "joins two states": {
    card: instant("Destroy target attacking or blocking creature."),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words"] },
    script: [
      check("A", playable("A", "Cast Quick Words", false)),
      attack("A", "Hill Giant"),
      check("A", playable("A", "Cast Quick Words"), { turn: 1, step: "declare-attackers" }),
    ],
    expect: [],
  },
  "says that each may be of either color": destroys("green and/or white creatures", ZOO, [
    "Merfolk Looter",
    "Typhoid Rats",
    "Hill Giant",
  ]),
});

family("grammar/noun/noun-phrase", {
  "leaves itself out as other": {
    card: creature("When this creature enters, destroy all other creatures."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    expect: [
      has("A", "permanents", "Speaker"),
      has("A", "graveyard", "Grizzly Bears"),
      has("B", "graveyard", "Hill Giant"),
    ],
  },
  "strengthens the others only": {
    card: "Goblin Chieftain",
    A: { battlefield: ["Goblin Piker"] },
    expect: [pt("A", "Goblin Chieftain", 2, 2), pt("A", "Goblin Piker", 3, 2)],
  },
  "is a card that was exiled, by whatever": {
    card: sorcery("Return target exiled creature card you own to your hand."),
    A: { exile: ["Hill Giant", "Opt"] },
    B: { exile: ["Grizzly Bears"] },
    targets: ["Hill Giant"],
    expect: [has("A", "hand", "Hill Giant")],
  },
});

family("grammar/noun/in-combat", {
  "is blocked by what has just been sacrificed": {
    card: creature(
      "{0}, Sacrifice this creature: This creature deals 3 damage to target creature it's blocking.",
      0,
      3,
    ),
    A: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    B: { battlefield: ["Speaker"] },
    script: [
      attack("A", "Hill Giant"),
      attack("A", "Grizzly Bears"),
      block("B", "Speaker", "Hill Giant"),
      by(
        "B",
        { do: "activate", ability: "{0}, Sacrifice", targets: [at("Hill Giant")] },
        { turn: 1, step: "declare-blockers" },
      ),
    ],
    expect: [has("A", "graveyard", "Hill Giant"), has("A", "permanents", "Grizzly Bears")],
  },
  "blocks the one that does something to it": {
    card: creature("{0}: This creature deals 1 damage to target creature blocking it.", 1, 5),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Savannah Lions", "Hill Giant"] },
    script: [
      attack("A", "Speaker"),
      block("B", "Savannah Lions", "Speaker"),
      by(
        "A",
        { do: "activate", ability: "{0}", targets: [at("Savannah Lions")] },
        { turn: 1, step: "declare-blockers" },
      ),
    ],
    expect: [has("B", "graveyard", "Savannah Lions"), has("A", "permanents", "Speaker")],
  },
  "attacks the player": {
    card: instant("Destroy target creature that's attacking you."),
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    A: { hand: ["Quick Words"] },
    script: [
      attack("B", "Hill Giant", 2),
      by(
        "A",
        { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] },
        { turn: 2, step: "declare-attackers" },
      ),
    ],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20), has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "attacks or blocks": {
    card: instant("Destroy target creature that's attacking or blocking."),
    A: { hand: ["Quick Words"], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      attack("A", "Grizzly Bears"),
      block("B", "Hill Giant", "Grizzly Bears"),
      by(
        "A",
        { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] },
        { turn: 1, step: "declare-blockers" },
      ),
    ],
    expect: [has("B", "graveyard", "Hill Giant"), has("A", "permanents", "Grizzly Bears")],
  },
  "means what is in combat with something": {
    card: creature("Creatures blocking or blocked by this creature have lifelink.", 1, 4),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    expect: [life("B", 23)],
  },
});

family("grammar/noun/targeting", {
  "targets something": {
    card: instant("Counter target spell that targets a creature."),
    A: { hand: ["Shock", "Lava Axe", "Quick Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Lava Axe", at("B")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Shock", at("Hill Giant")),
      {
        do: "cast",
        player: "A",
        ...MAIN,
        card: "Quick Words",
        whileOnStack: "Shock",
        targets: [at("Shock")],
      },
    ],
    expect: [life("B", 15), { damage: { player: "B", card: "Hill Giant", is: 0 } }],
  },
  "targets the card itself": {
    card: creature("Whenever you cast a spell that targets this creature, draw a card."),
    A: { battlefield: ["Speaker"], hand: ["Giant Growth"] },
    script: [cast("A", "Giant Growth", at("Speaker"))],
    expect: [size("A", "hand", 1)],
  },
});

family("grammar/noun/post", {
  "blocked what was sacrificed": {
    card: enchantment(
      "Whenever a Bear you control becomes blocked, sacrifice it. If you do, it deals 4 damage to each creature blocking it.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"] },
    B: { battlefield: ["Hill Giant", "Savannah Lions"] },
    script: [attack("A", "Grizzly Bears"), block("B", "Hill Giant", "Grizzly Bears")],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Savannah Lions")],
  },
  "is of the type that was just chosen": {
    card: sorcery("Choose a creature type. All creatures of that type get -2/-2 until end of turn."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Goblin Piker"] },
    answersA: [{ choose: ["Goblin"] }],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "graveyard", "Goblin Piker")],
  },
  "is the second spell of the turn": {
    card: instant("Counter target spell that's the second spell cast this turn."),
    A: { hand: ["Quick Words", "Shock", "Divination"] },
    script: [
      cast("A", "Divination"),
      check("A", playable("A", "Cast Quick Words", false)),
      SETTLED,
      cast("A", "Shock", at("B")),
      cast("A", "Quick Words", at("Shock")),
    ],
    expect: [size("A", "hand", 2), life("B", 20)],
  },
  "is of either kind": {
    card: enchantment("Each creature you control that's a Bear or a Giant gets +1/+1."),
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Hill Giant", "Goblin Guide"] },
    script: [],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 4, 4), pt("A", "Goblin Guide", 2, 2)],
  },
  "isn't legendary": {
    card: sorcery("Exile all creatures that aren't legendary."),
    B: { battlefield: ["Grizzly Bears", "Isamaru, Hound of Konda"] },
    expect: [has("B", "exile", "Grizzly Bears"), has("B", "permanents", "Isamaru, Hound of Konda")],
  },
  "asks for an X in a mana cost": {
    card: sorcery("Destroy all creatures with {X} in their mana costs."),
    others: [
      {
        name: "Swarm",
        typeLine: "Creature — Insect",
        manaCost: "{X}{G}",
        power: "2",
        toughness: "2",
        text: "Flying",
      },
    ],
    B: { battlefield: ["Swarm", "Hill Giant"] },
    expect: [has("B", "permanents", "Swarm", 0), has("B", "permanents", "Hill Giant")],
  },
  "finds cards with the name that was just chosen, in several zones": {
    card: sorcery(
      "Choose a nonland card name. Search target player's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.",
    ),
    B: { hand: ["Opt", "Shock"], library: ["Opt"], graveyard: ["Opt"] },
    targets: ["B"],
    answersA: [{ choose: ["Opt"] }, { choose: ["Opt", "Opt", "Opt"] }],
    expect: [{ exile: { player: "B", card: "Opt", count: 3 } }, has("B", "hand", "Shock")],
  },
  "takes a card of the color that was just chosen": {
    card: sorcery(
      "Choose a color. Target player reveals their hand and you choose a card of that color from it. That player discards that card.",
    ),
    B: { hand: ["Opt", "Shock"] },
    targets: ["B"],
    answersA: [{ choose: ["blue"] }],
    expect: [has("B", "graveyard", "Opt"), has("B", "hand", "Shock")],
  },
  "shares at least one type with each creature by itself": {
    card: enchantment(
      "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.",
    ),
    A: { battlefield: ["Lasting Words", of("Grizzly Bears", 2), "Hill Giant"] },
    script: [],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 3, 3)],
  },
  "says who controls it": destroys("creatures your opponents control", ["Hill Giant"], [], {
    A: { battlefield: ["Grizzly Bears"] },
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
  }),
  "says who owns it, whoever controls it": {
    card: sorcery("Gain control of all creatures you own."),
    A: { hand: ["Plain Words", "Gift"], battlefield: ["Grizzly Bears"] },
    others: [{ name: "Gift", text: "Target opponent gains control of target creature you control." }],
    script: [
      cast("A", "Gift", at("B"), at("Grizzly Bears")),
      { do: "resolve-stack", ...MAIN },
      check("A", has("B", "permanents", "Grizzly Bears")),
      cast("A", "Plain Words"),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "says what its power is": destroys(
    "creatures with power 3 or greater",
    ZOO,
    ["Savannah Lions", "Grizzly Bears"].concat("Merfolk Looter", "Typhoid Rats"),
  ),
  "says what its power or toughness is": destroys("creatures with power or toughness 1 or less", ZOO, [
    "Hill Giant",
    "Grizzly Bears",
  ]),
  "compares with a count": {
    card: sorcery(
      "Destroy all creatures with power less than or equal to the number of artifacts you control.",
    ),
    A: { battlefield: [of("Sol Ring", 2)] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    expect: [has("B", "graveyard", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
  "says what it must have": destroys("creatures with flying", ["Serra Angel", "Hill Giant"], ["Hill Giant"]),
  "says what it must not have": destroys(
    "creatures without flying",
    ["Serra Angel", "Hill Giant"],
    ["Serra Angel"],
  ),
  "takes the greatest among others": {
    card: sorcery("Destroy target creature with the greatest power among creatures target player controls."),
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    answersA: [{ target: at("B") }],
    expect: [has("B", "graveyard", "Hill Giant")],
  },
  "asks for counters": {
    card: sorcery("Destroy all creatures with no counters on them."),
    others: [creature("This creature enters with a +1/+1 counter on it.")],
    B: { battlefield: ["Speaker", "Hill Giant"] },
    expect: [has("B", "permanents", "Speaker"), has("B", "graveyard", "Hill Giant")],
  },
  "asks what happened to it": {
    card: sorcery("Destroy target creature that was dealt damage this turn."),
    A: { hand: ["Plain Words", "Shock"] },
    B: { battlefield: ["Hill Giant", "Craw Wurm"] },
    script: [
      cast("A", "Shock", at("Craw Wurm")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Plain Words", at("Craw Wurm")),
    ],
    expect: [has("B", "graveyard", "Craw Wurm")],
  },
  "asks whether it entered this turn": {
    card: sorcery("Destroy all creatures that entered this turn."),
    A: { hand: ["Plain Words", "Raise the Alarm"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Raise the Alarm"), { do: "resolve-stack", ...MAIN }, cast("A", "Plain Words")],
    expect: [has("A", "permanents", "Soldier Token", 0), has("A", "permanents", "Grizzly Bears")],
  },
  "shares a color with another": {
    card: sorcery("Destroy all creatures that share a color with target creature."),
    B: { battlefield: ["Hill Giant", "Goblin Piker", "Grizzly Bears"] },
    targets: ["Hill Giant"],
    expect: [has("B", "permanents", "Grizzly Bears"), size("B", "graveyard", 2)],
  },
  "shares one color of several with another": {
    card: sorcery("Destroy all creatures that share a color with target creature."),
    others: [{ ...creature("Trample"), manaCost: "{R}{G}" }],
    B: { battlefield: ["Speaker", "Hill Giant", "Grizzly Bears"] },
    targets: ["Speaker"],
    expect: [size("B", "graveyard", 3)],
  },
  "shares a color with several colors of another": {
    card: sorcery("Destroy all creatures that share a color with target creature."),
    others: [{ ...creature("Trample"), manaCost: "{R}{G}" }],
    B: { battlefield: ["Speaker", "Hill Giant", "Grizzly Bears"] },
    targets: ["Hill Giant"],
    expect: [size("B", "graveyard", 2), has("B", "permanents", "Grizzly Bears")],
  },
  "has the same name as another": {
    card: sorcery("Destroy target creature and all other permanents with the same name as that creature."),
    B: { battlefield: [of("Hill Giant", 2), "Grizzly Bears"] },
    targets: ["Hill Giant"],
    expect: [has("B", "graveyard", "Hill Giant", 2), has("B", "permanents", "Grizzly Bears")],
  },
  "has a certain name": {
    card: sorcery("Return target creature card named Goblin Piker from your graveyard to your hand."),
    A: { graveyard: ["Hill Giant", "Goblin Piker"] },
    expect: [has("A", "hand", "Goblin Piker")],
  },
  "was put there from the battlefield this turn": {
    card: sorcery(
      "Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.",
    ),
    A: { graveyard: ["Hill Giant"], battlefield: ["Grizzly Bears"], hand: ["Murder", "Plain Words"] },
    script: [
      cast("A", "Murder", at("Grizzly Bears")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Plain Words"),
    ],
    expect: [has("A", "hand", "Grizzly Bears"), has("A", "graveyard", "Hill Giant")],
  },
  "attached to something of a kind": {
    card: sorcery("Destroy target Aura attached to a creature you control."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Pacifism"] },
    script: [cast("A", "Pacifism", at("Grizzly Bears")), SETTLED, cast("A", "Plain Words", at("Pacifism"))],
    expect: [has("A", "graveyard", "Pacifism")],
  },
  "finds any land with a basic land type": {
    card: sorcery(
      "Search your library for a land card with a basic land type, put it onto the battlefield, then shuffle.",
    ),
    A: { library: ["Wasteland", "Hallowed Fountain"] },
    answersA: [{ choose: ["Hallowed Fountain"] }],
    expect: [has("A", "permanents", "Hallowed Fountain")],
  },
  "names several things": {
    card: creature("Creatures named Hill Giant, Speaker, and Serra Angel have haste."),
    A: { battlefield: ["Speaker", "Hill Giant", "Grizzly Bears"] },
    script: [],
    expect: [
      keyword("A", "Speaker", "haste"),
      keyword("A", "Hill Giant", "haste"),
      keyword("A", "Grizzly Bears", "haste", false),
    ],
  },
  "tells what each player owns": {
    card: sorcery("Each player gains control of all creatures they own."),
    A: { hand: ["Control Magic", "Plain Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Control Magic", at("Hill Giant")), SETTLED, cast("A", "Plain Words")],
    expect: [has("B", "permanents", "Hill Giant")],
  },
  "compares with what the text has spoken of": {
    card: creature(
      "Whenever another creature you control enters, return up to one target creature you control with lesser mana value to its owner's hand.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant", "Grizzly Bears"], hand: ["Serra Angel"] },
    script: [cast("A", "Serra Angel")],
    answersA: [{ target: at("Hill Giant") }],
    expect: [has("A", "hand", "Hill Giant")],
  },
  "aims at what the player owns and somebody else controls": {
    card: sorcery("Gain control of target permanent you own but don't control."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"] },
    B: { battlefield: [of("Island", 4)], hand: ["Control Magic"] },
    script: [
      check("A", playable("A", "Cast Plain Words", false)),
      by(
        "B",
        { do: "cast", card: "Control Magic", targets: [at("Grizzly Bears")] },
        { turn: 2, step: "precombat-main" },
      ),
      by(
        "A",
        { do: "cast", card: "Plain Words", targets: [at("Grizzly Bears")] },
        { turn: 3, step: "precombat-main" },
      ),
    ],
    stop: { turn: 3, step: "end" },
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});
