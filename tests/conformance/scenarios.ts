import type { Scenario } from "@spellroom/cli";
import { scenario } from "../support/scenario.ts";
import { by, cast, MAIN, named, of } from "../support/script.ts";

/** Each holds, and says something else about what a scenario can say. */
export const SCENARIOS: readonly Scenario[] = [
  scenario({
    id: "what is cast in response resolves first",
    A: { battlefield: [of("Forest", 1), ...named("Grizzly Bears")], hand: named("Giant Growth") },
    B: { battlefield: [of("Mountain", 1)], hand: named("Lightning Bolt") },
    script: [
      cast("B", "Lightning Bolt", { object: "Grizzly Bears" }),
      by("A", {
        do: "cast",
        card: "Giant Growth",
        targets: [{ object: "Grizzly Bears" }],
        whileOnStack: "Lightning Bolt",
      }),
    ],
    expect: [
      { powerToughness: { player: "A", card: "Grizzly Bears", is: [5, 5] } },
      { damage: { player: "A", card: "Grizzly Bears", is: 3 } },
      { graveyard: { player: "B", card: "Lightning Bolt", count: 1 } },
    ],
  }),
  scenario({
    id: "two casts in one step are on the stack together",
    A: { battlefield: [of("Mountain", 2)], hand: named("Shock", "Lightning Bolt") },
    B: { battlefield: named("Young Pyromancer") },
    script: [
      cast("A", "Lightning Bolt", { player: "B" }),
      cast("A", "Shock", { player: "B" }),
      by("B", { do: "check", that: { life: { player: "B", is: 20 } } }),
    ],
    expect: [{ life: { player: "B", is: 15 } }, { graveyard: { player: "A", count: 2 } }],
  }),
  scenario({
    id: "unless the stack is waited for in between",
    A: { battlefield: [of("Mountain", 2)], hand: named("Shock", "Lightning Bolt") },
    script: [
      by("A", { do: "cast", card: "Lightning Bolt", targets: [{ player: "B" }], thenResolveStack: true }),
      by("A", { do: "check", that: { life: { player: "B", is: 17 } } }),
      cast("A", "Shock", { player: "B" }),
      { ...MAIN, do: "resolve-stack" },
      by("A", { do: "check", that: { hand: { player: "A", count: 0 } } }),
    ],
    expect: [{ life: { player: "B", is: 15 } }],
  }),
  scenario({
    id: "an entry that can't be done yet is overtaken and done later",
    A: { battlefield: [of("Mountain", 1), of("Forest", 2)], hand: named("Grizzly Bears", "Shock") },
    script: [cast("A", "Shock", { object: "Grizzly Bears" }), cast("A", "Grizzly Bears")],
    expect: [{ graveyard: { player: "A", card: "Grizzly Bears", count: 1 } }],
    stop: { turn: 1, step: "precombat-main" },
  }),
  scenario({
    id: "a Phyrexian symbol is paid with life although there is mana for it",
    A: { battlefield: [of("Plains", 3)], hand: named("Porcelain Legionnaire") },
    script: [cast("A", "Porcelain Legionnaire")],
    expect: [{ life: { player: "A", is: 18 } }, { tappedCount: { card: "Plains", tapped: true, count: 2 } }],
  }),
  scenario({
    id: "abilities are found by how their text begins",
    A: { battlefield: named("Prodigal Sorcerer", "Bonesplitter", "Plains") },
    B: { battlefield: named("Llanowar Elves") },
    script: [
      by("A", { do: "activate", ability: "{T}: {this} deals", targets: [{ object: "Llanowar Elves" }] }),
      by("A", { do: "activate", ability: "Equip {1}", targets: [{ object: "Prodigal Sorcerer" }] }),
    ],
    expect: [
      { graveyard: { player: "B", card: "Llanowar Elves", count: 1 } },
      { powerToughness: { player: "A", card: "Prodigal Sorcerer", is: [3, 1] } },
      { tapped: { card: "Plains", is: true } },
    ],
  }),
  scenario({
    id: "of several abilities with one cost, that is found which says the words",
    A: { battlefield: named("Archivist", "Braidwood Cup") },
    script: [by("A", { do: "activate", ability: "{T}: Gain 1 life" })],
    expect: [{ life: { player: "A", is: 21 } }],
  }),
  scenario({
    id: "creatures of one name are told apart by number",
    A: { battlefield: [of("Grizzly Bears", 2)] },
    B: { battlefield: named("Typhoid Rats") },
    script: [
      { turn: 1, player: "A", do: "attack", with: "Grizzly Bears:0" },
      { turn: 1, player: "A", do: "attack", with: "Grizzly Bears:1", defender: { player: "B" } },
      { turn: 1, player: "B", do: "block", with: "Typhoid Rats", attacker: "Grizzly Bears:1" },
    ],
    expect: [
      { attacking: { card: "Grizzly Bears", is: true } },
      { life: { player: "B", is: 18 } },
      { permanents: { player: "A", card: "Grizzly Bears", count: 1 } },
      { graveyard: { player: "B", card: "Typhoid Rats", count: 1 } },
    ],
    stop: { turn: 1, step: "combat-damage" },
  }),
  scenario({
    id: "a block that isn't allowed is left out",
    A: { battlefield: named("Serra Angel") },
    B: { battlefield: named("Grizzly Bears") },
    script: [
      { turn: 1, player: "A", do: "attack", with: "Serra Angel" },
      { turn: 1, player: "B", do: "block", with: "Grizzly Bears", attacker: "Serra Angel" },
    ],
    expect: [
      { life: { player: "B", is: 16 } },
      { tapped: { card: "Serra Angel", is: false } },
      { keyword: { player: "A", card: "Serra Angel", keyword: "flying", is: true } },
    ],
  }),
  scenario({
    id: "it ends with the step it names, before anything of the next",
    A: { battlefield: named("Drudge Skeletons"), hand: named("Shock", "Shock", "Shock", "Shock") },
    B: { battlefield: [{ card: "Mountain", count: 1, tapped: true }], hand: named("Shock") },
    script: [],
    expect: [
      { tappedCount: { card: "Mountain", tapped: true, count: 1 } },
      { hand: { player: "B", count: 1 } },
      { library: { player: "B", count: 71 } },
    ],
    stop: { turn: 1, step: "cleanup" },
  }),
  scenario({
    id: "the active player skips the first draw, the other draws",
    expect: [
      { library: { player: "A", card: "Mountain", count: 71 } },
      { hand: { player: "B", card: "Mountain", count: 1 } },
    ],
    stop: { turn: 2, step: "draw" },
  }),
  scenario({
    id: "X, modes, targets and yes come from the answers",
    A: {
      battlefield: [of("Mountain", 4), of("Plains", 1), ...named("Soul Warden")],
      hand: named("Blaze", "Boros Charm"),
      library: named("Shock"),
    },
    B: { battlefield: named("Hill Giant") },
    script: [
      cast("A", "Blaze"),
      by("A", { do: "resolve-stack", player: "A" }),
      by("A", { do: "cast", card: "Boros Charm" }, { turn: 3, step: "precombat-main" }),
    ],
    answersA: [{ x: 3 }, { target: { object: "Hill Giant" } }, { mode: "1" }, { target: { player: "B" } }],
    expect: [
      { graveyard: { player: "B", card: "Hill Giant", count: 1 } },
      { life: { player: "B", is: 16 } },
      { hand: { player: "A", card: "Shock", count: 1 } },
    ],
    stop: { turn: 3, step: "end" },
  }),
  scenario({
    id: "what is divided goes by the amounts of the targets",
    A: { battlefield: [of("Mountain", 3)], hand: named("Arc Lightning") },
    B: { battlefield: named("Grizzly Bears", "Llanowar Elves") },
    script: [cast("A", "Arc Lightning")],
    answersA: [
      { target: { object: "Llanowar Elves" }, amount: 1 },
      { target: { object: "Grizzly Bears" }, amount: 2 },
    ],
    expect: [{ graveyard: { player: "B", count: 2 } }],
  }),
  scenario({
    id: "harm that no answer divides is divided by what is lethal, in the order of the targets",
    A: { battlefield: [of("Mountain", 3)], hand: named("Arc Lightning") },
    B: { battlefield: named("Grizzly Bears", "Llanowar Elves") },
    script: [cast("A", "Arc Lightning", { objects: ["Grizzly Bears", "Llanowar Elves"] })],
    expect: [{ graveyard: { player: "B", count: 2 } }],
  }),
  scenario({
    id: "mana in any combination of colors goes by the amounts answered, color by color",
    A: {
      battlefield: named("Thornvault Forager"),
      graveyard: [of("Forest", 3)],
      hand: named("Lightning Bolt"),
    },
    script: [
      by("A", { do: "activate-mana", ability: "{T}, Forage: Add two" }),
      cast("A", "Lightning Bolt", { player: "B" }),
    ],
    answersA: [{ amount: 0 }, { amount: 1 }, { amount: 0 }, { amount: 1 }, { amount: 0 }],
    expect: [{ life: { player: "B", is: 17 } }],
  }),
  scenario({
    id: "an ability on the stack is waited for by the first word of its text",
    A: { battlefield: [of("Forest", 2), ...named("Soul Warden")], hand: named("Grizzly Bears") },
    B: { battlefield: [of("Mountain", 1)], hand: named("Lightning Bolt") },
    script: [
      cast("A", "Grizzly Bears"),
      by("B", {
        do: "cast",
        card: "Lightning Bolt",
        targets: [{ object: "Grizzly Bears" }],
        whileOnStack: "Whenever",
      }),
    ],
    expect: [{ graveyard: { player: "A", card: "Grizzly Bears", count: 1 } }],
  }),
  scenario({
    id: "combat damage is divided by what is lethal to each blocker, the rest dealt to the first",
    A: { battlefield: named("Hill Giant") },
    B: { battlefield: named("Llanowar Elves", "Grizzly Bears") },
    script: [
      { turn: 1, player: "A", do: "attack", with: "Hill Giant" },
      { turn: 1, player: "B", do: "block", with: "Llanowar Elves", attacker: "Hill Giant" },
      { turn: 1, player: "B", do: "block", with: "Grizzly Bears", attacker: "Hill Giant" },
    ],
    expect: [{ graveyard: { player: "B", count: 2 } }],
  }),
  scenario({
    id: "without an answer, harm goes to the opponent and help to oneself",
    A: {
      battlefield: [of("Forest", 1), of("Swamp", 2), ...named("Grizzly Bears")],
      hand: named("Giant Growth", "Doom Blade"),
    },
    B: { battlefield: named("Craw Wurm") },
    script: [cast("A", "Giant Growth"), cast("A", "Doom Blade")],
    expect: [
      { powerToughness: { player: "A", card: "Grizzly Bears", is: [5, 5] } },
      { permanents: { player: "B", card: "Craw Wurm", count: 0 } },
    ],
  }),
  scenario({
    id: "kicker is paid or not as the answer says",
    A: { battlefield: [of("Mountain", 5)], hand: named("Burst Lightning", "Burst Lightning") },
    script: [
      cast("A", "Burst Lightning", { player: "B" }),
      by(
        "A",
        { do: "cast", card: "Burst Lightning", targets: [{ player: "B" }] },
        { turn: 3, step: "upkeep" },
      ),
    ],
    answersA: [{ yes: false }, { yes: true }],
    expect: [{ life: { player: "B", is: 14 } }],
    stop: { turn: 3, step: "upkeep" },
  }),
  scenario({
    id: "what may be done with a chosen object is declined by choosing none",
    A: { battlefield: [of("Island", 5), of("Ornithopter", 1)], hand: named("Benthic Criminologists") },
    script: [cast("A", "Benthic Criminologists")],
    answersA: [{ target: { skip: true } }],
    expect: [{ permanents: { player: "A", card: "Ornithopter", count: 1 } }],
  }),
  scenario({
    id: "what could be done can be asked for",
    A: {
      battlefield: named("Mountain", "Merfolk Looter"),
      hand: named("Lightning Bolt", "Fireblast", "Swamp"),
    },
    script: [
      by("A", { do: "check", that: { playable: { player: "A", action: "Cast Lightning Bolt", is: true } } }),
      by("A", { do: "check", that: { playable: { player: "A", action: "Cast Fireblast", is: false } } }),
      by("A", { do: "check", that: { playable: { player: "A", action: "Play Swamp", is: true } } }),
      by("A", { do: "check", that: { playable: { player: "A", action: "{T}: Draw a card", is: true } } }),
      by("B", { do: "check", that: { playable: { player: "B", action: "{T}: Draw a card", is: false } } }),
    ],
    expect: [{ exile: { count: 0 } }],
  }),
  scenario({
    id: "permanents are there without having entered, with their loyalty",
    A: { battlefield: named("Ajani Goldmane", "Wall of Omens", "Soul Warden") },
    expect: [
      { counters: { card: "Ajani Goldmane", kind: "loyalty", count: 4 } },
      { life: { player: "A", is: 20 } },
      { hand: { player: "A", count: 0 } },
    ],
  }),
  scenario({
    id: "a player can win and lose",
    A: { battlefield: [of("Mountain", 1)], hand: named("Lightning Bolt") },
    B: { life: 3 },
    script: [cast("A", "Lightning Bolt", { player: "B" })],
    expect: [{ won: "A" }, { lost: "B" }],
  }),
];

/** Each fails or can't be tried, for the reason told. */
export const FAULTY: readonly (readonly [Scenario, "fail" | "unsupported", RegExp])[] = [
  [
    scenario({ id: "too much life", expect: [{ life: { player: "A", is: 21 } }] }),
    "fail",
    /life of A: expected 21, got 20/,
  ],
  [
    scenario({
      id: "a spell that can't be paid",
      A: { hand: named("Lightning Bolt") },
      script: [cast("A", "Lightning Bolt", { player: "B" })],
      expect: [],
    }),
    "fail",
    /never done: A cast Lightning Bolt/,
  ],
  [
    scenario({
      id: "a target that isn't there",
      A: { battlefield: [of("Mountain", 1)], hand: named("Lightning Bolt") },
      script: [cast("A", "Lightning Bolt", { object: "Grizzly Bears" })],
      expect: [],
    }),
    "fail",
    /never done/,
  ],
  [
    scenario({
      id: "a target that the rules don't allow",
      A: { battlefield: [of("Swamp", 2)], hand: named("Doom Blade") },
      B: { battlefield: named("Typhoid Rats", "Grizzly Bears") },
      script: [cast("A", "Doom Blade", { object: "Typhoid Rats" })],
      expect: [],
    }),
    "fail",
    /never done/,
  ],
  [
    scenario({
      id: "an attacker that isn't there",
      script: [{ turn: 1, player: "A", do: "attack", with: "Serra Angel" }],
      expect: [],
    }),
    "fail",
    /never done: A attack with Serra Angel/,
  ],
  [
    scenario({
      id: "a check on the way",
      script: [by("A", { do: "check", that: { hand: { player: "A", count: 1 } } })],
      expect: [],
    }),
    "fail",
    /hand of A, all cards: expected 1, got 0/,
  ],
  [
    scenario({
      id: "a card that nobody has heard of",
      A: { hand: named("Ninety-Nine Gnomes in a Trenchcoat") },
      expect: [],
    }),
    "unsupported",
    /in neither pool nor corpus/,
  ],
];
