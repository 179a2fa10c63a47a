/**
 * The cards that the operator has imported (`cards import` of the command line tool, which owns the tables). Only read here.
 * An import replaces the whole file at once; the next question after that is answered from the new one.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type CardDefinition, parseCard } from "@spellroom/card-language";
import { looseName } from "@spellroom/cards";
import type { FurtherName } from "@spellroom/decks";
import { definitionId } from "@spellroom/rules";
import { z } from "zod";
import type { Logger } from "../logging/logger.ts";
import { cardDatabaseFile, openCardDatabase, stampOf } from "./database-file.ts";

/** Definitions kept as objects, the least recently asked for given up first; a deck names far fewer. */
const MOST_KEPT = 4_096;

const foundSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("playable"), hash: z.string(), definition: z.string() }),
  z.object({ status: z.enum(["unread", "unplayed", "refused"]), name: z.string(), stop: z.string() }),
]);

/** Which of the cards of a name go first; a name in another language decides nothing between cards of the same rank. */
const rankSchema = z.object({ name: z.string(), whole: z.number(), sanctioned: z.number() });

/** What is known about a name; `ambiguous` if it is the name in other languages of several cards. */
export type ImportedCard =
  | { readonly kind: "playable"; readonly card: CardDefinition }
  | { readonly kind: "unplayable"; readonly name: string; readonly why: string }
  | { readonly kind: "ambiguous"; readonly names: readonly string[] };

interface Opened {
  readonly stamp: string;
  readonly database: DatabaseSync;
  readonly byName: StatementSync;
  readonly byHash: StatementSync;
  readonly names: () => readonly FurtherName[];
}

const NO_NAMES: readonly FurtherName[] = [];

const UNPLAYABLE = {
  unread: "its text is not understood yet",
  unplayed: "something of it is not played yet",
  refused: "it is not for this game",
};

/** Cards that were imported in addition to the shipped ones. */
export type ImportedCards = Pick<CardDatabase, "find" | "playableNames">;

export class CardDatabase {
  readonly #file: string;
  readonly #logger: Pick<Logger, "warn">;
  /** The file as it was last looked at; without a database if there was none, or none to be used. */
  #stamp = "";
  #opened: Opened | null = null;
  readonly #kept = new Map<string, CardDefinition>();

  constructor(directory: string, logger: Pick<Logger, "warn">) {
    this.#file = cardDatabaseFile(directory);
    this.#logger = logger;
  }

  /** The card of a name, however it is spelled; whole names go before those of faces, and both before those in other languages. */
  find(name: string): ImportedCard | undefined {
    return this.#ask(({ byName }) => {
      const rows = byName.all(looseName(name));
      const [row] = rows;
      if (row === undefined) return undefined;
      const names = sharedBy(rows.map((one) => rankSchema.parse(one)));
      if (names.length > 1) return { kind: "ambiguous", names };
      const found = foundSchema.parse(row);
      if (found.status !== "playable")
        return { kind: "unplayable", name: found.name, why: `${UNPLAYABLE[found.status]}: ${found.stop}` };
      const card = this.#definition(found.hash, found.definition);
      return card && { kind: "playable", card };
    });
  }

  /** Of all cards that can be played, and of their faces; the same list until others are imported. */
  playableNames(): readonly FurtherName[] {
    return this.#ask(({ names }) => names()) ?? NO_NAMES;
  }

  /** The definition that has this content. */
  byHash(hash: string): CardDefinition | undefined {
    const kept = this.#kept.get(hash);
    if (kept) return kept;
    return this.#ask(({ byHash }) => {
      const document = byHash.get(hash)?.definition;
      return typeof document === "string" ? this.#definition(hash, document) : undefined;
    });
  }

  close(): void {
    this.#opened?.database.close();
    this.#opened = null;
    this.#stamp = "";
  }

  /** The same object for the same definition as long as it is kept, so that copies of a card can be counted. */
  #definition(hash: string, document: string): CardDefinition | undefined {
    const kept = this.#kept.get(hash);
    if (kept) {
      this.#kept.delete(hash);
      this.#kept.set(hash, kept);
      return kept;
    }
    const parsed = parseCard(JSON.parse(document));
    if (!parsed.ok || definitionId(parsed.value) !== hash) {
      this.#logger.warn({ hash }, "An imported card does not match its hash; import the cards again");
      return undefined;
    }
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(hash, parsed.value);
    return parsed.value;
  }

  /** Queries the current file. A corrupt one returns nothing: the shipped cards can still be played. */
  #ask<T>(question: (opened: Opened) => T | undefined): T | undefined {
    try {
      const opened = this.#current();
      return opened === null ? undefined : question(opened);
    } catch (error) {
      this.#logger.warn({ error, file: this.#file }, "The card database cannot be read");
      return undefined;
    }
  }

  #current(): Opened | null {
    const stamp = stampOf(this.#file);
    if (stamp === this.#stamp) return this.#opened;
    this.close();
    this.#stamp = stamp;
    if (stamp !== "") this.#opened = open(this.#file, stamp);
    return this.#opened;
  }
}

/** The cards that a name in another language could be, of all that it finds, the first in order first; none for an English name. */
function sharedBy(found: readonly z.infer<typeof rankSchema>[]): readonly string[] {
  const [first] = found;
  if (first === undefined || first.whole >= 0) return [];
  return [...new Set(found.filter((one) => one.sanctioned === first.sanctioned).map(({ name }) => name))];
}

/** @throws Error for a file that is not a card database of this version */
function open(file: string, stamp: string): Opened {
  const database = openCardDatabase(file);
  try {
    const byName = database.prepare(
      `SELECT cards.name, whole, sanctioned, status, stop, hash, definition FROM card_names JOIN cards ON cards.id = card_names.card
       WHERE loose = ? ORDER BY whole DESC, sanctioned DESC, cards.id`,
    );
    const byHash = database.prepare("SELECT definition FROM cards WHERE hash = ? LIMIT 1");
    const allNames = database.prepare(
      `SELECT DISTINCT name, loose FROM card_names JOIN cards ON cards.id = card_names.card
       WHERE status = 'playable' AND whole >= 0`,
    );
    let names: readonly FurtherName[] | undefined;
    return {
      ...{ stamp, database, byName, byHash },
      names: () => {
        names ??= allNames.all().map(({ name, loose }) => ({ name: String(name), loose: String(loose) }));
        return names;
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
