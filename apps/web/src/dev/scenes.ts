import { NO_TABLE_STATUS, type TableState, type TableStatus } from "@spellroom/client";
import type { DecisionView, ObjectView, PrivateCard, PublicTable } from "@spellroom/protocol";
import { TIME_CONTROLS } from "@spellroom/protocol";
import { crowdedBoard, middleBoard, STORY, stacked } from "./boards.ts";
import { hand, library, logOf, player, tableOf } from "./make.ts";

const CARDS = hand("Lightning Bolt", "Shock", "Blaze", "Overrun", "Forest", "Leatherback Baloth");

interface Scene {
  readonly decision?: DecisionView;
  readonly objects?: readonly ObjectView[];
  readonly known?: readonly PrivateCard[];
  readonly table?: Partial<PublicTable>;
  readonly seat?: number | null;
  readonly tableStatus?: Partial<TableStatus>;
}

const KEYS = ["l1", "l2", "l3"];
const SEEN = [...CARDS, ...library("Opt", "Serra Angel", "Mountain")];
const objects = (...keys: readonly string[]) => keys.map((key) => ({ kind: "object", key }) as const);
const head = { id: 1, source: null } as const;

/** A table for every kind of decision, and for anything else to be inspected. */
const SCENES: Readonly<Record<string, () => Scene>> = {
  act: () => ({
    decision: {
      ...head,
      prompt: "priority",
      kind: "act",
      acts: [
        { kind: "pass" },
        { kind: "cast", key: "s1", face: 0, via: null, cost: ["R"] },
        { kind: "cast", key: "s2", face: 0, via: null, cost: ["R"] },
        { kind: "cast", key: "s6", face: 0, via: null, cost: ["G", "G", "G"] },
        { kind: "playLand", key: "s5", face: 0, via: null },
        { kind: "activate", key: "p15", ability: "p1", mana: false, cost: ["1"] },
        { kind: "activate", key: "p2", ability: "p0", mana: true, cost: ["T"] },
        { kind: "activate", key: "p20", ability: "p0", mana: false, cost: ["sacrifice"] },
        { kind: "activate", key: "p20", ability: "p1", mana: true, cost: ["T"] },
        { kind: "cast", key: "p70", face: 0, via: "flashback", cost: ["2", "R"] },
      ],
    },
  }),
  stack: () => ({
    objects: [...middleBoard(), ...stacked()],
    decision: {
      ...head,
      prompt: "priority",
      kind: "act",
      acts: [{ kind: "pass" }, { kind: "cast", key: "s2", face: 0, via: null, cost: ["R"] }],
    },
  }),
  mulligan: () => ({
    objects: [],
    table: { turn: 0, step: "upkeep" },
    decision: { ...head, prompt: "mulligan", amount: 0, kind: "confirm" },
  }),
  bottom: () => ({
    objects: [],
    decision: {
      ...head,
      prompt: "bottomCards",
      amount: 2,
      kind: "pick",
      min: 2,
      max: 2,
      options: objects("s1", "s2", "s3", "s4", "s5", "s6"),
    },
  }),
  target: () => ({
    objects: [...middleBoard(), ...stacked()],
    decision: {
      ...head,
      source: "p80",
      prompt: "chooseTargets",
      detail: "t1",
      kind: "pick",
      min: 1,
      max: 1,
      options: [
        ...objects("p60", "p61", "p63", "p65", "p21", "p30"),
        { kind: "player", seat: 1 },
        { kind: "player", seat: 0 },
      ],
    },
  }),
  targets: () => ({
    objects: [...middleBoard(), ...stacked()],
    decision: {
      ...head,
      source: "p80",
      prompt: "chooseTargets",
      kind: "pick",
      min: 1,
      max: 3,
      options: objects("p60", "p61", "p62", "p63"),
    },
  }),
  attackers: () => ({
    table: {
      step: "declareAttackers",
      players: [
        player(0, "Wandering Fox"),
        player(1, "Tumbling Dice", { bot: true }),
        player(2, "Third Person With A Long Name"),
      ],
    },
    decision: {
      ...head,
      prompt: "declareAttackers",
      kind: "attackers",
      candidates: ["p21", "p30", "p31", "p32"].map((key) => ({
        key,
        defenders: [{ seat: 1 }, { key: "p65" }, { seat: 2 }],
        must: key === "p21",
      })),
    },
  }),
  blockers: () => ({
    objects: middleBoard().map((one) =>
      ["p60", "p61", "p63"].includes(one.key)
        ? { ...one, attacking: { seat: 0 }, tapped: one.key !== "p60" }
        : one,
    ),
    table: { step: "declareBlockers", active: 1 },
    decision: {
      ...head,
      prompt: "declareBlockers",
      kind: "blockers",
      candidates: ["p21", "p24", "p30"].map((key) => ({
        key,
        attackers: ["p61", "p63", "p60"],
        most: 1,
        must: false,
      })),
    },
  }),
  distribute: () => ({
    decision: {
      ...head,
      source: "p24",
      prompt: "assignCombatDamage",
      kind: "distribute",
      options: [...objects("p60", "p61"), { kind: "player", seat: 1 }],
      minimum: [0, 0, 0],
      maximum: [6, 6, 6],
      total: 6,
      lethal: [4, 1, 0],
    },
  }),
  order: () => ({
    decision: {
      ...head,
      prompt: "orderTriggers",
      kind: "order",
      options: [
        { kind: "ability", source: "p63", ability: "p0" },
        { kind: "ability", source: "p72", ability: "p0" },
        { kind: "ability", source: "p20", ability: "p0" },
      ],
    },
  }),
  modes: () => ({
    known: [...CARDS, ...hand("Boros Charm").map((one) => ({ ...one, key: "s9" }))],
    decision: {
      ...head,
      source: "s9",
      prompt: "chooseModes",
      kind: "modes",
      min: 1,
      max: 1,
      repeat: false,
      options: [0, 1, 2].map((mode) => ({ kind: "mode", mode }) as const),
    },
  }),
  number: () => ({ decision: { ...head, source: "s3", prompt: "chooseX", kind: "number", min: 0, max: 5 } }),
  confirm: () => ({
    decision: {
      ...head,
      source: "p60",
      prompt: "mayPay",
      kind: "confirm",
      cost: [
        { kind: "mana", mana: ["2"] },
        { kind: "action", action: "payLife", amount: 3 },
      ],
    },
  }),
  pay: () => ({
    table: { players: [player(0, "Wandering Fox", { mana: ["R", "R", "G"] }), player(1, "Tumbling Dice")] },
    decision: {
      ...head,
      source: "s4",
      prompt: "payMana",
      kind: "pay",
      cost: ["2", "G", "G"],
      pool: ["R", "R", "G"],
      abilities: ["p2", "p3", "p11", "p12", "p13"].map(
        (key) => ({ kind: "activate", key, ability: "p0", mana: true, cost: ["T"] }) as const,
      ),
      proposal: ["p11"],
      mayCancel: true,
    },
  }),
  payLife: () => ({
    table: { players: [player(0, "Wandering Fox", { mana: ["R"] }), player(1, "Tumbling Dice")] },
    decision: {
      ...head,
      source: "s4",
      prompt: "payMana",
      kind: "pay",
      cost: ["1", "B/P", "B/P"],
      pool: ["R"],
      abilities: ["p2", "p3"].map(
        (key) => ({ kind: "activate", key, ability: "p0", mana: true, cost: ["T"] }) as const,
      ),
      proposal: ["p2", "p3"],
      lifeForPhyrexian: true,
      lifeFromPool: 4,
      mayCancel: true,
    },
  }),
  arrange: () => ({
    known: SEEN,
    decision: {
      ...head,
      prompt: "scry",
      kind: "arrange",
      options: objects(...KEYS),
      piles: [
        { name: "libraryTop", min: 0, max: 3, ordered: true },
        { name: "libraryBottom", min: 0, max: 3, ordered: true },
      ],
    },
  }),
  search: () => ({
    known: [
      ...CARDS,
      ...library(
        "Opt",
        "Serra Angel",
        "Mountain",
        "Forest",
        "Plains",
        "Island",
        "Cancel",
        "Divination",
        "Overrun",
        "Rancor",
        "Pacifism",
        "Shock",
        "Blaze",
        "Arc Lightning",
      ),
    ],
    decision: {
      ...head,
      source: "p53",
      prompt: "search",
      kind: "pick",
      min: 0,
      max: 1,
      options: objects(...Array.from({ length: 14 }, (_, at) => `l${at + 1}`)),
    },
  }),
  color: () => ({
    decision: {
      ...head,
      source: "p60",
      prompt: "chooseColor",
      kind: "pick",
      min: 1,
      max: 1,
      options: ["W", "U", "B", "R", "G"].map((word) => ({ kind: "word", word }) as const),
    },
  }),
  name: () => ({
    decision: { ...head, prompt: "chooseType", kind: "name", of: "creatureType", suggestions: [] },
  }),
  waiting: () => ({
    table: { active: 1, waiting: { seat: 1, prompt: "choosing" }, step: "declareBlockers" },
  }),
  crowded: () => ({
    objects: crowdedBoard(),
    known: hand(
      "Lightning Bolt",
      "Shock",
      "Blaze",
      "Overrun",
      "Forest",
      "Opt",
      "Cancel",
      "Rancor",
      "Pacifism",
      "Divination",
      "Mountain",
    ),
  }),
  watch: () => ({ objects: [...middleBoard(), ...stacked()], known: [], seat: null }),
  clocks: () => ({
    objects: [...middleBoard(), ...stacked()],
    decision: { ...head, prompt: "priority", kind: "act", acts: [{ kind: "pass" }] },
    tableStatus: { time: timeOf(-108_000), clockAhead: 0 },
  }),
  offer: () => ({
    tableStatus: { status: { offer: { kind: "takeBack", seat: 1, agreed: [1] }, paused: false } },
  }),
  paused: () => ({ tableStatus: { status: { offer: null, paused: true }, time: timeOf(0), clockAhead: 0 } }),
  lost: () => ({
    table: {
      result: { winners: [1], reason: "lastStanding" },
      players: [player(0, "Wandering Fox", { life: 0, lost: "life" }), player(1, "Tumbling Dice")],
    },
  }),
};

/** Clocks of which the first has been running since so long ago. */
function timeOf(since: number): TableStatus["time"] {
  const { timing } = TIME_CONTROLS.standard;
  const now = Date.now();
  if (timing === null) return null;
  const running = {
    seat: 0,
    since: now + since,
    free: now + since + timing.allowanceMs,
    until: now + since + timing.longestMs,
  };
  return { timing, clock: { now, banks: [431_000, 798_000], late: [1, 0], running, away: [] } };
}

export const SCENE_NAMES = Object.keys(SCENES);

export function sceneState(name: string): TableState {
  const { decision = null, known = CARDS, seat = 0, ...scene } = (SCENES[name] ?? SCENES.act)?.() ?? {};
  return {
    status: "live",
    error: null,
    seat,
    table: tableOf(scene.objects ?? middleBoard(), scene.table),
    known: new Map(known.map((one) => [one.key, one])),
    decision,
    pending: null,
    log: logOf(STORY),
    notices: [],
    tableStatus: { ...NO_TABLE_STATUS, ...scene.tableStatus },
  };
}
