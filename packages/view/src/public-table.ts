import type { CommanderView, Key, ObjectView, PlayerView, PublicTable, TeamsView } from "@spellroom/protocol";
import {
  type CommanderRecord,
  commandersOf,
  designationsOf,
  type GameState,
  type ObjectId,
  teamOfSeat,
  turnsBegun,
} from "@spellroom/rules";
import { isPublicZone, type KeyBook, live } from "./keys.ts";
import { type Audience, cardFor, cardOfCommander, type Known, type KnownCard } from "./knowledge.ts";
import { objectView } from "./object-view.ts";
import { publicPrompt } from "./public-prompt.ts";
import { type ShownList, shownUnder } from "./shown.ts";

/** What is shown with a game although the engine doesn't know it. */
export interface TableFacts {
  readonly matchId: string;
  readonly seq: number;
  readonly connected: readonly boolean[];
  readonly bots: readonly boolean[];
  readonly watchers: number;
  /** Seats whose hands are shown to watchers; none by default. */
  readonly handsShown?: readonly number[];
}

/**
 * Everything that everyone may see, built from scratch: each field is copied here by name, so nothing that is added to the
 * game's state is shown by accident. Assigns public keys to objects that have just become public.
 */
export function publicTable(state: GameState, book: KeyBook, facts: TableFacts): Known<PublicTable> {
  const list = publicObjects(state, book);
  const commanders = commandersOf(state);
  const table: Known<PublicTable> = {
    matchId: facts.matchId,
    seq: facts.seq,
    turn: state.turn.number,
    turnsBefore: turnsBegun(state) - state.turn.number,
    active: state.turn.active,
    step: state.turn.step,
    monarch: state.turn.monarch,
    day: state.turn.day,
    teams: teamsOf(state),
    players: state.players.map(
      (player): Known<PlayerView> => ({
        seat: player.seat,
        name: player.name,
        team: teamOfSeat(state.ruleset, player.seat) ?? null,
        life: player.life,
        counters: countersOf(player),
        handCount: player.hand.length,
        libraryCount: player.library.length,
        mana: player.mana.map((unit) => unit.type),
        mulligans: player.mulligans,
        lost: player.lost,
        connected: facts.connected[player.seat] ?? false,
        topOfLibrary: topFor(state, player.library[0], null),
        bot: facts.bots[player.seat] ?? false,
        handShown: facts.handsShown?.includes(player.seat) === true,
        commanders: commanders.length === 0 ? NO_COMMANDERS : commanderViews(commanders, player.seat),
      }),
    ),
    get objects() {
      return recordOf(list);
    },
    waiting: state.decision
      ? { seat: state.decision.seat, prompt: publicPrompt(state.decision.prompt.key) }
      : null,
    result: state.result ? { winners: state.result.winners, reason: state.result.reason } : null,
    watchers: facts.watchers,
  };
  lists.set(table, list.views);
  return table;
}

function teamsOf({ ruleset: { teams } }: GameState): TeamsView | null {
  return teams ? { sharedTurns: teams.sharedTurns, sharedLife: teams.sharedLife } : null;
}

const NO_COMMANDERS: readonly Known<CommanderView>[] = [];

/** Which card is a player's commander is known from the start (CR 903.6), even where the card itself is hidden. */
function commanderViews(all: readonly CommanderRecord[], seat: number): readonly Known<CommanderView>[] {
  return all.flatMap((one) => {
    const card = one.owner === seat ? cardOfCommander(all, one) : null;
    return card ? { card, casts: one.casts, damage: one.damage } : [];
  });
}

/** The card on top of a library as far as an audience may know it. */
function topFor(state: GameState, top: ObjectId | undefined, audience: Audience): KnownCard | null {
  const object = top === undefined ? null : live(state, top);
  return object && cardFor(state, object, audience);
}

/** Every object in a public zone; the very same list while none of them has changed. */
function publicObjects(state: GameState, book: KeyBook): ShownList {
  const shown = shownUnder(book);
  const views: Known<ObjectView>[] = [];
  const add = (ids: readonly ObjectId[]): void => {
    for (let position = 0; position < ids.length; position++) {
      const object = live(state, ids[position] ?? 0);
      if (object && isPublicZone(object.zone)) views.push(objectView(state, book, shown, object, position));
    }
  };
  add(state.battlefield);
  add(state.stack);
  for (const player of state.players) add(player.graveyard);
  add(state.exile);
  add(state.command);
  if (!sameViews(views, shown.list.views)) shown.list = { views, byKey: null };
  return shown.list;
}

/** By public key. A record with many keys is slow to build, so it is built on first use. */
function recordOf(list: ShownList): Readonly<Record<Key, Known<ObjectView>>> {
  if (!list.byKey) {
    const byKey: Record<Key, Known<ObjectView>> = Object.create(null);
    for (const view of list.views) byKey[view.key] = view;
    list.byKey = byKey;
  }
  return list.byKey;
}

const lists = new WeakMap<PublicTable, readonly ObjectView[]>();

/** The objects of a table as a list, zone by zone: faster than taking the values of its record. */
export function objectList(table: PublicTable): readonly ObjectView[] {
  return lists.get(table) ?? Object.values(table.objects);
}

function sameViews(one: readonly ObjectView[], other: readonly ObjectView[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** A player's counters, and other public counts of the player. */
function countersOf({ counters, marks }: GameState["players"][number]): Readonly<Record<string, number>> {
  return marks.length > 0 ? { ...counters, ...designationsOf(marks) } : counters;
}
