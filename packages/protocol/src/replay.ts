/**
 * A finished match as one audience may see it, moment by moment: the differences from the moment before, so that a whole game is
 * some hundred kilobytes. The server builds moments with `ReplayWriter`; clients read them with `readReplay`.
 */
import type { EventView } from "./event-view.ts";
import type { Key } from "./key.ts";
import type { ObjectView, PlayerView, PrivateCard, PublicTable } from "./table.ts";

/** The point of view of a replay: the watchers' (with what they were shown), one seat's, or one seat's with all cards open. */
export type ReplayView = "watchers" | "all" | `seat-${number}`;

/** The fields of a table other than its players and objects. */
export type ReplayHead = Omit<PublicTable, "matchId" | "seq" | "players" | "objects" | "watchers">;

/** Cards that a seat has come to know and those that it no longer knows. */
export interface ReplayPrivate {
  readonly seat: number;
  readonly learned: readonly PrivateCard[];
  readonly forgot: readonly Key[];
}

/** One moment: what differs from the one before. */
export interface ReplayMoment {
  /** How many inputs the match then had: the `t` of a link. */
  readonly at: number;
  /** Which game of the match, the first being 1. */
  readonly game: number;
  readonly head: Partial<ReplayHead>;
  readonly players: readonly PlayerView[];
  readonly objects: readonly ObjectView[];
  readonly gone: readonly Key[];
  readonly own: readonly ReplayPrivate[];
  readonly events: readonly EventView[];
}

/** One moment as a whole. */
export interface ReplayBoard {
  readonly at: number;
  readonly game: number;
  readonly table: PublicTable;
  /** What each seat of this view knows, by key; in the watchers' view, the hands that were shown to them. */
  readonly known: ReadonlyMap<number, ReadonlyMap<Key, PrivateCard>>;
  readonly events: readonly EventView[];
}

const HEAD = [
  "turn",
  "turnsBefore",
  "active",
  "step",
  "monarch",
  "day",
  "waiting",
  "result",
] as const satisfies readonly (keyof ReplayHead)[];

/** Writes moments one after another, without what equals the moment before. */
export class ReplayWriter {
  #table: PublicTable | null = null;
  readonly #known = new Map<number, ReadonlyMap<Key, PrivateCard>>();

  /** @param known what each seat of the view knows now; only seats that the view shows */
  next(
    at: number,
    game: number,
    table: PublicTable,
    known: ReadonlyMap<number, readonly PrivateCard[]>,
    events: readonly EventView[],
  ): ReplayMoment {
    const before = this.#table;
    const objects = { ...table.objects };
    const moment: ReplayMoment = {
      at,
      game,
      head: headChanges(before, table),
      players: table.players.filter((player, seat) => !isSame(player, before?.players[seat])),
      objects: Object.values(objects).filter((object) => !isSame(object, before?.objects[object.key])),
      gone: before ? Object.keys(before.objects).filter((key) => !(key in objects)) : [],
      own: [...known].flatMap(([seat, cards]) => this.#privateChanges(seat, cards)),
      events,
    };
    this.#table = { ...table, objects };
    return moment;
  }

  #privateChanges(seat: number, cards: readonly PrivateCard[]): ReplayPrivate[] {
    const before = this.#known.get(seat) ?? new Map<Key, PrivateCard>();
    const after = new Map(cards.map((card) => [card.key, card]));
    this.#known.set(seat, after);
    const learned = cards.filter((card) => !isSame(card, before.get(card.key)));
    const forgot = [...before.keys()].filter((key) => !after.has(key));
    return learned.length === 0 && forgot.length === 0 ? [] : [{ seat, learned, forgot }];
  }
}

function headChanges(before: PublicTable | null, now: PublicTable): Partial<ReplayHead> {
  return Object.fromEntries(
    HEAD.filter((name) => before === null || !isSame(before[name], now[name])).map((name) => [
      name,
      now[name],
    ]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** All moments as whole boards. What has not changed is shared between them. */
export function readReplay(matchId: string, moments: readonly ReplayMoment[]): readonly ReplayBoard[] {
  let table: PublicTable = { ...EMPTY, matchId };
  let known: ReadonlyMap<number, ReadonlyMap<Key, PrivateCard>> = new Map();
  return moments.map((moment) => {
    table = { ...nextTable(table, moment), seq: moment.at + 1 };
    known = nextKnown(known, moment.own);
    return { at: moment.at, game: moment.game, table, known, events: moment.events };
  });
}

const EMPTY: PublicTable = {
  matchId: "",
  seq: 0,
  turn: 0,
  turnsBefore: 0,
  active: 0,
  step: "untap",
  monarch: null,
  teams: null,
  day: null,
  players: [],
  objects: {},
  waiting: null,
  result: null,
  watchers: 0,
};

function nextTable(table: PublicTable, moment: ReplayMoment): PublicTable {
  const players = [...table.players];
  for (const player of moment.players) players[player.seat] = player;
  if (moment.objects.length === 0 && moment.gone.length === 0) return { ...table, ...moment.head, players };
  const objects = { ...table.objects };
  for (const key of moment.gone) delete objects[key];
  for (const object of moment.objects) objects[object.key] = object;
  return { ...table, ...moment.head, players, objects };
}

function nextKnown(
  known: ReadonlyMap<number, ReadonlyMap<Key, PrivateCard>>,
  changes: readonly ReplayPrivate[],
): ReadonlyMap<number, ReadonlyMap<Key, PrivateCard>> {
  if (changes.length === 0) return known;
  const next = new Map(known);
  for (const { seat, learned, forgot } of changes) {
    const cards = new Map(next.get(seat));
    for (const key of forgot) cards.delete(key);
    for (const card of learned) cards.set(card.key, card);
    next.set(seat, cards);
  }
  return next;
}
