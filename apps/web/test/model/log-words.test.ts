import { KEYWORD_ACTIONS, OTHER_GAME_ACTIONS } from "@spellroom/card-language/keyword-actions";
import { type EventView, FACE_CHANGES, LOSS_REASONS } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { mention, tableOf } from "../../src/dev/make.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";
import { wordEvent } from "../../src/table/model/log-words.ts";
import { type NameSources, plainLine } from "../../src/table/model/naming.ts";

type Samples = { readonly [Kind in EventView["kind"]]: readonly Extract<EventView, { kind: Kind }>[] };

const what = mention("Opt", "p1");
const unknown = { key: null, card: null };
const zones = ["battlefield", "stack", "graveyard", "exile", "command", "hand", "library"] as const;
const causes = [
  "play",
  "draw",
  "discard",
  "mill",
  "destroy",
  "sacrifice",
  "cycle",
  "stateBased",
  "put",
  "exile",
  "cost",
  "leftGame",
];

const melded = {
  kind: "moved",
  what,
  melded: [what, unknown],
  from: "exile",
  to: "battlefield",
  seat: 0,
  cause: "put",
} as const satisfies EventView;

/** Every kind of event, in every shape that reads differently. The compiler asks for a new kind's samples. */
const SAMPLES: Samples = {
  gameBegan: [{ kind: "gameBegan", seat: 0 }],
  gameRestarted: [{ kind: "gameRestarted", seat: 0 }],
  turnBegan: [{ kind: "turnBegan", turn: 3, seat: 1 }],
  stepBegan: (["upkeep", "firstStrikeDamage"] as const).map((step) => ({
    kind: "stepBegan",
    step,
    seat: 0,
  })),
  mulliganTaken: [{ kind: "mulliganTaken", seat: 0, count: 1 }],
  handKept: [0, 1, 7].map((cards) => ({ kind: "handKept", seat: 0, cards })),
  drew: [
    { kind: "drew", seat: 1, count: 1 },
    { kind: "drew", seat: 1, count: 3 },
    { kind: "drew", seat: 0, count: 3, cards: [what, what, what] },
  ],
  moved: [
    ...zones.flatMap((to) =>
      causes.map((cause) => ({
        kind: "moved" as const,
        what,
        from: "battlefield" as const,
        to,
        seat: 0,
        cause,
      })),
    ),
    melded,
  ],
  tokenCreated: [{ kind: "tokenCreated", what, seat: 0 }],
  cast: [
    { kind: "cast", seat: 0, what, targets: [], from: "hand" },
    { kind: "cast", seat: 0, what, targets: [{ seat: 1 }, what], from: "hand" },
  ],
  activated: [
    { kind: "activated", seat: 0, source: what, ability: null, targets: [] },
    { kind: "activated", seat: 0, source: what, ability: "p0", targets: [{ seat: 1 }] },
  ],
  triggered: [
    { kind: "triggered", seat: 0, source: unknown, ability: null, targets: [] },
    { kind: "triggered", seat: 0, source: what, ability: "p0", targets: [{ seat: 1 }] },
  ],
  resolved: [{ kind: "resolved", what, seat: 0 }],
  didNotResolve: [{ kind: "didNotResolve", what, seat: 0 }],
  countered: [{ kind: "countered", what }],
  damage: [
    {
      kind: "damage",
      source: what,
      to: { seat: 1 },
      amount: 3,
      combat: false,
      prevented: false,
    },
    {
      kind: "damage",
      source: what,
      to: what,
      amount: 3,
      combat: true,
      prevented: false,
    },
    {
      kind: "damage",
      source: what,
      to: { seat: 1 },
      amount: 3,
      combat: false,
      prevented: true,
    },
  ],
  life: [
    { kind: "life", seat: 0, change: 2, life: 22, cause: "effect" },
    { kind: "life", seat: 0, change: -2, life: 18, cause: "damage" },
    { kind: "life", seat: 0, change: -2, life: 18, cause: "payment" },
  ],
  tapped: [
    { kind: "tapped", what, tapped: true },
    { kind: "tapped", what, tapped: false },
  ],
  counters: [1, 2, -1, -2].map((change) => ({
    kind: "counters",
    on: what,
    counter: change > 0 ? "+1/+1" : "loyalty",
    change,
  })),
  attached: [
    { kind: "attached", what, to: what },
    { kind: "attached", what, to: null },
  ],
  manaAdded: [{ kind: "manaAdded", seat: 0, mana: ["G", "G"], source: what }],
  manaLost: [
    { kind: "manaLost", seat: 0, count: 2, burned: false },
    { kind: "manaLost", seat: 0, count: 2, burned: true },
  ],
  attackers: [
    { kind: "attackers", seat: 0, attacks: [] },
    { kind: "attackers", seat: 0, attacks: [1, 2, 3].map(() => ({ what, defender: { seat: 1 } })) },
  ],
  blockers: [
    { kind: "blockers", seat: 0, blocks: [] },
    { kind: "blockers", seat: 0, blocks: [{ what, attackers: [what, unknown] }] },
  ],
  band: [{ kind: "band", seat: 0, members: [what, unknown] }],
  shuffled: [{ kind: "shuffled", seat: 0 }],
  revealed: [
    { kind: "revealed", seat: 0, cards: [what], count: 1 },
    { kind: "revealed", seat: 0, cards: [], count: 1 },
    { kind: "revealed", seat: 0, cards: [], count: 4 },
  ],
  chosen: ["R", "creature", "Elf"].map((value) => ({
    kind: "chosen",
    seat: 0,
    source: what,
    what: "color",
    value,
  })),
  chance: [
    { kind: "chance", seat: 0, what: "coin", sides: 2, result: 1 },
    { kind: "chance", seat: 0, what: "coin", sides: 2, result: 0 },
    { kind: "chance", seat: 0, what: "die", sides: 20, result: 7 },
  ],
  control: [{ kind: "control", what, seat: 1 }],
  face: FACE_CHANGES.map((change) => ({
    kind: "face",
    what,
    change,
  })),
  keywordAction: [
    ...[...KEYWORD_ACTIONS, ...OTHER_GAME_ACTIONS].map((action) => ({
      kind: "keywordAction" as const,
      action,
      seat: 0,
      what: null,
      amount: 1,
    })),
    { kind: "keywordAction", action: "scry", seat: 0, what: null, amount: 2 },
    { kind: "keywordAction", action: "manifestDread", seat: 0, what: null, amount: 0 },
    { kind: "keywordAction", action: "explore", seat: 0, what, amount: 0 },
    { kind: "keywordAction", action: "adapt", seat: 0, what, amount: 3 },
    { kind: "keywordAction", action: "enterRoom", seat: 0, what, amount: 1, name: "Trapped Entry" },
  ],
  monarch: [{ kind: "monarch", seat: 0 }],
  dayNight: [
    { kind: "dayNight", to: "day" },
    { kind: "dayNight", to: "night" },
  ],
  extraTurn: [{ kind: "extraTurn", seat: 0 }],
  playerLost: LOSS_REASONS.map((reason) => ({ kind: "playerLost", seat: 0, reason })),
  gameEnded: [
    { kind: "gameEnded", winners: [1], reason: "lastStanding" },
    { kind: "gameEnded", winners: [], reason: "draw" },
  ],
  rewound: [{ kind: "rewound", seat: 0 }],
  tookBack: [{ kind: "tookBack", seat: 1 }],
};

const ALL: readonly EventView[] = Object.values(SAMPLES).flat();

describe.each(LANGUAGES)("the log in %s", (language) => {
  const names: NameSources = {
    table: tableOf([]),
    known: new Map(),
    byHash: new Map(),
    messages: MESSAGES[language],
  };
  const lines = ALL.map((event) => ({
    event,
    text: plainLine(wordEvent(event, MESSAGES[language], null), names),
  }));
  const own = ALL.flatMap((event) =>
    [0, 1].map((reader) => ({ event, text: plainLine(wordEvent(event, MESSAGES[language], reader), names) })),
  );
  const all = [...lines, ...own];

  it("has words for every kind of event", () => {
    expect(all.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("leaves no name of a value in the text", () => {
    expect(all.filter(({ text }) => /\{[a-z]+\}|[[\]|]/.test(text))).toEqual([]);
  });

  it("never says undefined or null", () => {
    expect(all.filter(({ text }) => /undefined|\bnull\b|\[object/.test(text))).toEqual([]);
  });
});

describe("the log's words", () => {
  it("say a list as people do", () => {
    const event: EventView = { kind: "drew", seat: 0, count: 3, cards: [what, unknown, what] };
    const line = wordEvent(event, MESSAGES.en, null);
    expect(line.filter((segment) => typeof segment === "string")).toEqual([" draws ", ", ", " and "]);
  });

  it("keep cards and players as what can be looked at", () => {
    const event: EventView = { kind: "cast", seat: 1, what, targets: [unknown], from: "hand" };
    expect(wordEvent(event, MESSAGES.fr, null)).toEqual([
      { kind: "player", seat: 1 },
      " lance ",
      { kind: "card", mention: what },
      " sur ",
      { kind: "card", mention: unknown },
    ]);
  });

  it("count", () => {
    const kept = (cards: number) =>
      wordEvent({ kind: "handKept", seat: 0, cards }, MESSAGES.en, null).slice(1).join("");
    expect([kept(1), kept(6)]).toEqual([" keeps 1 card", " keeps 6 cards"]);
  });

  it.each([
    ["en", { kind: "drew", seat: 0, count: 2 }, "You draw 2 cards"],
    ["fr", { kind: "drew", seat: 0, count: 2 }, "Vous piochez 2 cartes"],
    ["en", { kind: "drew", seat: 1, count: 2 }, "Tumbling Dice draws 2 cards"],
    ["en", { kind: "turnBegan", seat: 0, turn: 3 }, "Turn 3: you"],
    ["fr", { kind: "turnBegan", seat: 0, turn: 3 }, "Tour 3\u00a0: à vous"],
    ["en", { kind: "gameRestarted", seat: 0 }, "You restart the game"],
    ["fr", { kind: "gameRestarted", seat: 1 }, "Tumbling Dice fait recommencer la partie"],
    ["en", { ...melded, what: unknown, melded: [unknown, unknown] }, "a card and a card meld into a card"],
    [
      "fr",
      { ...melded, what: unknown, melded: [unknown, unknown] },
      "une carte et une carte s'assimilent en une carte",
    ],
    ["en", { kind: "shuffled", seat: 0 }, "You shuffle your library"],
    ["fr", { kind: "shuffled", seat: 0 }, "Vous mélangez votre bibliothèque"],
    [
      "en",
      { kind: "damage", source: unknown, to: { seat: 0 }, amount: 3, combat: false, prevented: false },
      "a card deals 3 damage to you",
    ],
    [
      "fr",
      { kind: "cast", seat: 1, what: unknown, targets: [{ seat: 0 }], from: "hand" },
      "Tumbling Dice lance une carte sur vous",
    ],
    ["en", { kind: "keywordAction", action: "scry", seat: 0, what: null, amount: 2 }, "You scry 2"],
    [
      "en",
      { kind: "keywordAction", action: "enterRoom", seat: 0, what: unknown, amount: 1, name: "Oubliette" },
      "You enter Oubliette",
    ],
    [
      "fr",
      { kind: "keywordAction", action: "completeDungeon", seat: 1, what: null, amount: 1, name: "Undercity" },
      "Tumbling Dice termine le donjon Undercity",
    ],
    ["fr", { kind: "playerLost", seat: 0, reason: "life" }, "Vous êtes à 0 point de vie ou moins"],
    ["en", { kind: "gameEnded", winners: [0], reason: "lastStanding" }, "You win the game"],
  ] satisfies readonly (readonly ["en" | "fr", EventView, string])[])(
    "address the reader (%s, %j)",
    (language, event, text) => {
      const names: NameSources = {
        table: tableOf([]),
        known: new Map(),
        byHash: new Map(),
        messages: MESSAGES[language],
      };
      expect(plainLine(wordEvent(event, MESSAGES[language], 0), names)).toBe(text);
    },
  );
});
