import { z } from "zod";

/** One rules scenario: a set-up, what both players do and answer, what must hold in the end. */

const player = z.enum(["A", "B"]);
export type PlayerName = z.output<typeof player>;

export const SCENARIO_STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombat-main",
  "beginning-of-combat",
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
  "end-of-combat",
  "postcombat-main",
  "end",
  "cleanup",
] as const;
const step = z.enum(SCENARIO_STEPS);
export type ScenarioStep = z.output<typeof step>;

const placed = z.strictObject({
  card: z.string(),
  count: z.int().min(1).max(500).default(1),
  tapped: z.boolean().default(false),
});
export type PlacedCard = z.output<typeof placed>;

const side = z.strictObject({
  battlefield: z.array(placed).default([]),
  hand: z.array(placed).default([]),
  graveyard: z.array(placed).default([]),
  library: z.array(placed).default([]),
  exile: z.array(placed).default([]),
  command: z.array(placed).default([]),
  emptyLibrary: z.boolean().default(false),
  life: z.int().optional(),
});
export type SideSetup = z.output<typeof side>;

const target = z.strictObject({
  player: player.optional(),
  object: z.string().optional(),
  objects: z.array(z.string()).optional(),
  copy: z.boolean().optional(),
  mode: z.union([z.string(), z.number()]).transform(String).optional(),
  skip: z.boolean().optional(),
});
export type TargetSpec = z.output<typeof target>;

const answer = z.strictObject({
  mode: z.union([z.string(), z.number()]).transform(String).optional(),
  target: target.optional(),
  amount: z.int().optional(),
  yes: z.boolean().optional(),
  choose: z.array(z.string()).optional(),
  x: z.int().optional(),
  cost: z.string().optional(),
});
export type Answer = z.output<typeof answer>;

const named = { card: z.string() };
const expectation = z.strictObject({
  life: z.strictObject({ player, is: z.int() }).optional(),
  won: player.optional(),
  lost: player.optional(),
  permanents: z.strictObject({ player, card: z.string().optional(), count: z.int() }).optional(),
  graveyard: z.strictObject({ player, card: z.string().optional(), count: z.int() }).optional(),
  hand: z.strictObject({ player, card: z.string().optional(), count: z.int() }).optional(),
  library: z.strictObject({ player, card: z.string().optional(), count: z.int() }).optional(),
  exile: z
    .strictObject({ player: player.optional(), card: z.string().optional(), count: z.int() })
    .optional(),
  powerToughness: z.strictObject({ player, ...named, is: z.tuple([z.int(), z.int()]) }).optional(),
  tapped: z.strictObject({ ...named, is: z.boolean() }).optional(),
  tappedCount: z.strictObject({ ...named, tapped: z.boolean(), count: z.int() }).optional(),
  counters: z
    .strictObject({
      card: z.string().optional(),
      player: player.optional(),
      onPlayer: player.optional(),
      kind: z.string(),
      count: z.int(),
    })
    .optional(),
  keyword: z.strictObject({ player, ...named, keyword: z.string(), is: z.boolean() }).optional(),
  attacking: z.strictObject({ player: player.optional(), ...named, is: z.boolean() }).optional(),
  damage: z.strictObject({ player: player.optional(), ...named, is: z.int() }).optional(),
  playable: z.strictObject({ player, action: z.string(), is: z.boolean() }).optional(),
});
export type Expectation = z.output<typeof expectation>;

const defender = z.strictObject({ player: player.optional(), object: z.string().optional() });
const when = { turn: z.int().min(1), player };
const inStep = { ...when, step };

const entry = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("cast"),
    ...inStep,
    card: z.string(),
    via: z.string().optional(),
    targets: z.array(target).default([]),
    whileOnStack: z.string().optional(),
    thenResolveStack: z.boolean().default(false),
  }),
  z.strictObject({ do: z.literal("play-land"), ...inStep, card: z.string() }),
  z.strictObject({
    do: z.literal("activate"),
    ...inStep,
    ability: z.string(),
    targets: z.array(target).default([]),
    whileOnStack: z.string().optional(),
    thenResolveStack: z.boolean().default(false),
    times: z.int().min(1).max(100).default(1),
  }),
  z.strictObject({
    do: z.literal("activate-mana"),
    ...inStep,
    ability: z.string(),
    times: z.int().min(1).max(100).default(1),
  }),
  z.strictObject({ do: z.literal("attack"), ...when, with: z.string(), defender: defender.optional() }),
  z.strictObject({ do: z.literal("block"), ...when, with: z.string(), attacker: z.string() }),
  z.strictObject({ do: z.literal("no-attack"), ...when }),
  z.strictObject({ do: z.literal("no-block"), ...when }),
  z.strictObject({
    do: z.literal("resolve-stack"),
    turn: when.turn,
    player: player.optional(),
    step,
    once: z.boolean().default(false),
  }),
  z.strictObject({ do: z.literal("check"), ...inStep, that: expectation }),
]);
export type ScriptEntry = z.output<typeof entry>;
export type EntryOf<K extends ScriptEntry["do"]> = Extract<ScriptEntry, { do: K }>;

export const scenarioSchema = z.object({
  id: z.string(),
  area: z.string().default(""),
  cards: z.array(z.string()),
  setup: z.object({ A: side, B: side, noShuffle: z.boolean().default(false) }),
  script: z.array(entry),
  answers: z.object({ A: z.array(answer).default([]), B: z.array(answer).default([]) }),
  expect: z.array(expectation),
  stop: z.strictObject({ turn: z.int().min(1), step }),
});
export type Scenario = z.output<typeof scenarioSchema>;

export const SEAT_OF = { A: 0, B: 1 } as const satisfies Record<PlayerName, number>;
