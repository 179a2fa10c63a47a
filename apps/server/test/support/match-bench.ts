/** Matches with everything real but the connections: journal, rules, views; on a SQLite of their own. */

import { randomUUID } from "node:crypto";
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import { type Audience, type Publication, type StoredSetup, storeSetup } from "@spellroom/match";
import { type ChooseReply, type NoticeMessage, type StatusView, safeChoice } from "@spellroom/protocol";
import { ENGINE_VERSION } from "@spellroom/rules";
import { Accounts } from "../../src/accounts/accounts.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { Definitions } from "../../src/match/hosting/definitions.ts";
import { LiveMatches } from "../../src/match/hosting/live-matches.ts";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import type { TimeSource } from "../../src/match/time/play-time.ts";
import type { Database } from "../../src/storage/database.ts";
import { StorageUnavailable } from "../../src/storage/errors.ts";
import type { Journal, JournalSeat, NewMatch } from "../../src/storage/journal.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { openSqlite } from "../../src/storage/sqlite/database.ts";
import { temporaryDirectory } from "./databases.ts";
import { newGuest } from "./people.ts";

export const HERE = "this-process";

/** The set-up of a match between two ready-made decks, as a service would keep it. */
export function presetMatch(
  seats: readonly Partial<JournalSeat>[],
  owner = HERE,
  seed = "5a",
  { deck, ...terms }: Terms = {},
): NewMatch {
  const presets = ["ember-rush", "wild-stampede"] as const;
  const ruleset = rulesetById("full");
  const players = presets.map((preset, seat) => ({
    name: ["Ada", "Bea"][seat] ?? "",
    deck: deck ?? deckOf(preset),
  }));
  const stored = storeSetup({ ruleset, seed: seed.repeat(32), players }, ruleset);
  return {
    id: randomUUID(),
    owner,
    format: "presets",
    ruleset: ruleset.id,
    engineVersion: String(ENGINE_VERSION),
    visibility: "public",
    origin: "quick",
    rematchOf: null,
    seats: presets.map((preset, seat) => ({
      seat,
      accountId: null,
      bot: null,
      name: players[seat]?.name ?? "",
      deck: { preset },
      ...seats[seat],
    })),
    setup: { ...stored.setup, ...terms },
    definitions: stored.definitions,
  };
}

/** How a match is played, as far as it is not as usual. */
export interface Terms extends Pick<StoredSetup, "timing" | "watchDelayMs"> {
  /** Both players' cards, instead of the ready-made decks. */
  readonly deck?: readonly CardDefinition[];
}

function deckOf(id: string) {
  const preset = loadPresets().find((one) => one.id === id);
  return (preset ? presetCards(preset) : []).flatMap((name) => loadPool().byName(name) ?? []);
}

/** A journal whose database can be away, or slow. */
export class MoodyJournal implements Journal {
  away = false;
  /** What writes wait for before they are done. */
  gate: Promise<void> = Promise.resolve();
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  create: Journal["create"] = (match) => this.#journal.create(match);
  takeOver: Journal["takeOver"] = (...target) => this.#journal.takeOver(...target);
  read: Journal["read"] = (...what) => this.#journal.read(...what);
  snapshot: Journal["snapshot"] = (...what) => this.#journal.snapshot(...what);

  present: Journal["present"] = (...what) => this.#journal.present(...what);
  release: Journal["release"] = (...what) => this.#journal.release(...what);

  append: Journal["append"] = async (...entry) => {
    await this.gate;
    return this.away ? this.#gone() : this.#journal.append(...entry);
  };

  finish: Journal["finish"] = async (...result) =>
    this.away ? this.#gone() : this.#journal.finish(...result);

  #gone() {
    const cause = new StorageUnavailable("away for the test");
    return { outcome: "refused", reason: "unavailable", cause } as const;
  }
}

export interface MatchBench extends AsyncDisposable {
  readonly database: Database;
  /** Where the database is. */
  readonly directory: string;
  readonly journal: MoodyJournal;
  readonly definitions: Definitions;
  readonly live: LiveMatches;
  /** Whose the two seats are, unless a match has other ones. */
  readonly accounts: readonly string[];
  /** Another process with the same database. */
  otherProcess(time?: TimeSource): LiveMatches;
  /** Puts a match into the journal and opens it, in a process of its own where that counts its time in another way. */
  begin(seats?: readonly Partial<JournalSeat>[], terms?: Terms, time?: TimeSource): Promise<LiveMatch>;
}

export async function openMatchBench(): Promise<MatchBench> {
  const directory = temporaryDirectory();
  const database = await openSqlite(directory.path);
  const journal = new MoodyJournal(new SqlJournal(database));
  const logger = createLogger("silent");
  const process = (time?: TimeSource) =>
    new LiveMatches({
      time,
      journal,
      definitions: new Definitions(database, NOTHING_IMPORTED),
      cardNamed: loadPool().lookUp,
      logger,
      botThinkingMs: 0,
    });
  const definitions = new Definitions(database, NOTHING_IMPORTED);
  const live = new LiveMatches({
    journal,
    definitions,
    cardNamed: loadPool().lookUp,
    logger,
    botThinkingMs: 0,
  });
  const accounts = [await guestId(database), await guestId(database)];
  return {
    directory: directory.path,
    database,
    journal,
    definitions,
    live,
    accounts,
    otherProcess: process,
    begin: async (seats = [], terms = {}, time = undefined) => {
      const own = accounts.map((accountId, seat) => ({ accountId, ...seats[seat] }));
      const match = presetMatch(own, HERE, "5a", terms);
      const created = await journal.create(match);
      if (created.outcome !== "created") throw new Error("the match was not made");
      return (time ? process(time) : live).open(match.id, created.epoch);
    },
    [Symbol.asyncDispose]: async () => {
      live.closeAll();
      await database.close();
      directory.remove();
    },
  };
}

const NOTHING_IMPORTED = { byHash: () => undefined };

async function guestId(database: Database): Promise<string> {
  return (await newGuest(new Accounts(database))).session.account.id;
}

/** Keeps what it is told. */
export class Listener implements Audience {
  readonly told: Publication[] = [];
  readonly notices: NoticeMessage[] = [];
  readonly statuses: StatusView[] = [];
  isClosed = false;

  publish(publication: Publication): void {
    this.told.push(publication);
  }

  notice(notice: NoticeMessage): void {
    this.notices.push(notice);
  }

  status(status: StatusView): void {
    this.statuses.push(status);
  }

  closed(): void {
    this.isClosed = true;
  }
}

/** Answers the open question as carefully as can be. */
export function answer(match: LiveMatch): Promise<ChooseReply> {
  const seat = match.state.decision?.seat ?? 0;
  const decision = match.reader.viewOf(seat).own?.decision;
  if (!decision) throw new Error("nobody is asked anything");
  return match.execute(seat, {
    kind: "choose",
    request: { decision: decision.id, choice: safeChoice(decision) },
  });
}
