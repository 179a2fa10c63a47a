/** The journal's writes as guarded statements: each guard is the fence. */
import { type Kysely, sql } from "kysely";
import type { GuardedWrite } from "./database.ts";
import { encodeDocument } from "./documents.ts";
import {
  type JournalEntry,
  type MatchResult,
  type NewMatch,
  NOBODY,
  type StoredSnapshot,
} from "./journal.ts";
import { keptStatement } from "./kept-statement.ts";
import type { Tables } from "./tables.ts";

type Query = Kysely<Tables>;

/** Rows of one insert; keeps statements below SQLite's limit of parameters. */
const ROWS_PER_INSERT = 500;

export function createWrite(query: Query, match: NewMatch, now: number): GuardedWrite {
  const guard = query
    .insertInto("matches")
    .values({
      id: match.id,
      format: match.format,
      ruleset: match.ruleset,
      engine_version: match.engineVersion,
      visibility: match.visibility,
      origin: match.origin,
      status: "playing",
      owner: match.owner,
      epoch: 1,
      journal_length: 0,
      setup: encodeDocument(match.setup),
      rematch_of: match.rematchOf,
      time_control: match.timeControl ?? "casual",
      rated: match.rated === true ? 1 : 0,
      created_at: now,
      updated_at: now,
      finished_at: null,
      result: null,
      journal_cleared_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .compile();
  const seats = query.insertInto("match_seats").values(
    match.seats.map((seat) => ({
      match_id: match.id,
      seat: seat.seat,
      account_id: seat.accountId,
      bot: seat.bot,
      name: seat.name,
      deck: encodeDocument(seat.deck),
    })),
  );
  return { guard, effects: [seats.compile(), ...definitionWrites(query, match)] };
}

function definitionWrites(query: Query, match: NewMatch): GuardedWrite["effects"] {
  // Sorted, so that two processes that store the same new cards lock them in the same order.
  const definitions = [...match.definitions].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return inChunks(definitions).flatMap((chunk) => [
    query
      .insertInto("definitions")
      .values(chunk.map(([hash, document]) => ({ hash, document: encodeDocument(document) })))
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .compile(),
    query
      .insertInto("match_definitions")
      .values(chunk.map(([hash]) => ({ match_id: match.id, hash })))
      .compile(),
  ]);
}

export interface AppendTarget {
  readonly matchId: string;
  readonly epoch: number;
  /** Of the first entry. */
  readonly seq: number;
}

/** What makes writes of entries, one for each choice of each match. */
export function appendWrites(
  query: Query,
): (target: AppendTarget, entries: readonly JournalEntry[], now: number) => GuardedWrite {
  const guard = keptStatement({ id: "match", epoch: -1, from: -2, to: -3, now: -4 }, (values) =>
    query
      .updateTable("matches")
      .set({ journal_length: values.to, updated_at: values.now })
      .where("id", "=", values.id)
      .where("epoch", "=", values.epoch)
      .where("journal_length", "=", values.from)
      .where("status", "=", "playing")
      .compile(),
  );
  const insert = keptStatement(
    { match_id: "match", seq: -1, epoch: -2, input: "input", state_hash: "hash", created_at: -3 },
    (row) => query.insertInto("journal_entries").values(row).compile(),
  );
  return ({ matchId, epoch, seq }, entries, now) => ({
    guard: guard({ id: matchId, epoch, from: seq - 1, to: seq - 1 + entries.length, now }),
    effects: entries.map(({ input, stateHash }, index) =>
      insert({
        match_id: matchId,
        seq: seq + index,
        epoch,
        input: encodeDocument(input),
        state_hash: stateHash,
        created_at: now,
      }),
    ),
  });
}

export function takeOverWrite(
  query: Query,
  target: {
    readonly matchId: string;
    readonly processId: string;
    readonly expectedEpoch: number | undefined;
  },
  now: number,
): GuardedWrite {
  const update = query
    .updateTable("matches")
    .set({ epoch: sql`epoch + 1`, owner: target.processId, updated_at: now })
    .where("id", "=", target.matchId)
    .where("status", "=", "playing")
    .returning(["epoch", "journal_length"]);
  const { expectedEpoch } = target;
  const guarded = expectedEpoch === undefined ? update : update.where("epoch", "=", expectedEpoch);
  return { guard: guarded.compile(), effects: [] };
}

/** Records that a player is still at a match, though nothing may have happened in it for long. */
export function presenceWrite(
  query: Query,
  { matchId, epoch }: { readonly matchId: string; readonly epoch: number },
  now: number,
): GuardedWrite {
  const guard = query
    .updateTable("matches")
    .set({ updated_at: now })
    .where("id", "=", matchId)
    .where("epoch", "=", epoch)
    .where("status", "=", "playing")
    .compile();
  return { guard, effects: [] };
}

export function releaseWrite(
  query: Query,
  { matchId, epoch }: { readonly matchId: string; readonly epoch: number },
): GuardedWrite {
  const guard = query
    .updateTable("matches")
    .set({ owner: NOBODY })
    .where("id", "=", matchId)
    .where("epoch", "=", epoch)
    .where("status", "=", "playing")
    .compile();
  return { guard, effects: [] };
}

export function snapshotWrite(
  query: Query,
  target: { readonly matchId: string; readonly epoch: number },
  snapshot: StoredSnapshot,
  now: number,
): GuardedWrite {
  const guard = query
    .updateTable("matches")
    .set({ updated_at: now })
    .where("id", "=", target.matchId)
    .where("epoch", "=", target.epoch)
    .where("journal_length", ">=", snapshot.seq)
    .where("status", "=", "playing")
    .compile();
  const older = query
    .deleteFrom("snapshots")
    .where("match_id", "=", target.matchId)
    .where("seq", "<", snapshot.seq);
  const insert = query
    .insertInto("snapshots")
    .values({
      match_id: target.matchId,
      seq: snapshot.seq,
      engine_version: snapshot.engineVersion,
      state: encodeDocument(snapshot.state),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["match_id", "seq"]).doNothing());
  return { guard, effects: [insert.compile(), older.compile()] };
}

export function finishWrite(
  query: Query,
  target: { readonly matchId: string; readonly epoch: number },
  result: MatchResult,
  now: number,
): GuardedWrite {
  const guard = query
    .updateTable("matches")
    .set({ status: result.ended, result: encodeDocument(result), finished_at: now, updated_at: now })
    .where("id", "=", target.matchId)
    .where("epoch", "=", target.epoch)
    .where("status", "=", "playing")
    .compile();
  // It won't be continued any more; what replays need is in the entries.
  const snapshots = query.deleteFrom("snapshots").where("match_id", "=", target.matchId);
  const results = result.outcomes.map(({ seat, outcome }) =>
    query
      .insertInto("results")
      .columns(["match_id", "seat", "account_id", "outcome", "finished_at"])
      .expression((builder) =>
        builder
          .selectFrom("match_seats")
          .where("match_id", "=", target.matchId)
          .where("seat", "=", seat)
          .select(["match_id", "seat", "account_id"])
          .select([sql<typeof outcome>`${outcome}`.as("outcome"), sql<number>`${now}`.as("finished_at")]),
      )
      .compile(),
  );
  return { guard, effects: [snapshots.compile(), ...results] };
}

function inChunks<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_PER_INSERT) {
    chunks.push(items.slice(start, start + ROWS_PER_INSERT));
  }
  return chunks;
}
