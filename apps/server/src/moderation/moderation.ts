/**
 * Moderation: reports by players, sanctions by moderators, and a log of everything that
 * moderators do, which nobody can change. Who is a moderator is the operator's to say, in the configuration.
 */

import { randomUUID } from "node:crypto";
import type { ReportReason, ReportStatus, SanctionKind } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import { displayName } from "../accounts/names.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { Database, GuardedWrite } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";
import type { ReportTable, SanctionTable } from "../storage/moderation-tables.ts";
import type { Notifications } from "./notifications.ts";

const PAGE = 100;
const TALK_LINES = 50;
const HOUR = 60 * 60 * 1000;

export interface Sanction {
  readonly id: string;
  readonly accountId: string;
  readonly kind: SanctionKind;
  readonly reason: string;
  readonly createdAt: number;
  /** Null: until it is lifted. */
  readonly expiresAt: number | null;
  readonly liftedAt: number | null;
}

export interface Report {
  readonly id: string;
  readonly reporter: { readonly id: string; readonly name: string };
  readonly accused: { readonly id: string; readonly name: string };
  readonly matchId: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly status: ReportStatus;
  readonly createdAt: number;
  /** What the accused said at the table, latest last. */
  readonly talk: readonly string[];
}

export interface LogEntry {
  readonly id: number;
  readonly moderatorId: string;
  readonly action: string;
  readonly subjectId: string;
  readonly details: string;
  readonly createdAt: number;
}

export interface NewReport {
  readonly accusedId: string;
  readonly matchId?: string;
  readonly reason: ReportReason;
  readonly text: string;
}

export class Moderation {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #notifications: Notifications;
  readonly #moderators: ReadonlySet<string>;
  readonly #now: () => number;

  constructor(
    database: Database,
    parts: {
      readonly sessions: Sessions;
      readonly notifications: Notifications;
      /** Account ids. */
      readonly moderators: readonly string[];
      readonly now?: () => number;
    },
  ) {
    this.#database = database;
    this.#sessions = parts.sessions;
    this.#notifications = parts.notifications;
    this.#moderators = new Set(parts.moderators);
    this.#now = parts.now ?? Date.now;
  }

  isModerator(accountId: string): boolean {
    return this.#moderators.has(accountId);
  }

  /** The sanction of this kind that holds now, if any. */
  async active(accountId: string, kind: SanctionKind): Promise<Sanction | undefined> {
    const row = await this.#database.query
      .selectFrom("sanctions")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("lifted_at", "is", null)
      .where((on) => on.or([on("expires_at", "is", null), on("expires_at", ">", this.#now())]))
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    return row === undefined ? undefined : toSanction(row);
  }

  async sanctionsOf(accountId: string): Promise<readonly Sanction[]> {
    const rows = await this.#database.query
      .selectFrom("sanctions")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("created_at", "desc")
      .limit(PAGE)
      .execute();
    return rows.map(toSanction);
  }

  async report(reporterId: string, report: NewReport): Promise<string> {
    const id = randomUUID();
    await this.#database.query
      .insertInto("reports")
      .values({
        id,
        reporter_id: reporterId,
        accused_id: report.accusedId,
        match_id: report.matchId ?? null,
        reason: report.reason,
        text: report.text,
        status: "open",
        created_at: this.#now(),
      })
      .execute();
    return id;
  }

  /** Reports of a status, oldest first. */
  async reports(status: ReportStatus): Promise<readonly Report[]> {
    const rows = await this.#database.query
      .selectFrom("reports")
      .innerJoin("accounts as reporter", "reporter.id", "reports.reporter_id")
      .innerJoin("accounts as accused", "accused.id", "reports.accused_id")
      .selectAll("reports")
      .select(["reporter.name as reporter_name", "reporter.discriminator as reporter_number"])
      .select(["reporter.bot as reporter_bot", "accused.bot as accused_bot"])
      .select(["accused.name as accused_name", "accused.discriminator as accused_number"])
      .where("reports.status", "=", status)
      .orderBy("reports.created_at", status === "open" ? "asc" : "desc")
      .limit(PAGE)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        reporter: {
          id: row.reporter_id,
          name: displayName({
            name: row.reporter_name,
            discriminator: row.reporter_number,
            bot: row.reporter_bot,
          }),
        },
        accused: {
          id: row.accused_id,
          name: displayName({
            name: row.accused_name,
            discriminator: row.accused_number,
            bot: row.accused_bot,
          }),
        },
        matchId: row.match_id,
        reason: row.reason,
        text: row.text,
        status: row.status,
        createdAt: row.created_at,
        talk: await this.#talkOf(row),
      })),
    );
  }

  /** Closes a report and notifies the reporter. False if it is closed already. */
  async handle(moderatorId: string, reportId: string, status: "upheld" | "dismissed"): Promise<boolean> {
    const now = this.#now();
    const guard = this.#database.query
      .updateTable("reports")
      .set({ status, handled_by: moderatorId, handled_at: now })
      .where("id", "=", reportId)
      .where("status", "=", "open")
      .returning("reporter_id");
    const write = {
      guard: guard.compile(),
      effects: [this.#entry(moderatorId, `report ${status}`, reportId, {})],
    };
    if (!(await this.#write(write))) return false;
    const row = await this.#database.query
      .selectFrom("reports")
      .select("reporter_id")
      .where("id", "=", reportId)
      .executeTakeFirst();
    if (row) await this.#notifications.notify(row.reporter_id, { kind: "report-handled", status });
    return true;
  }

  /** Mutes or bans. A ban ends every session at once. */
  async sanction(
    moderatorId: string,
    accountId: string,
    wish: { readonly kind: SanctionKind; readonly reason: string; readonly hours: number | null },
  ): Promise<Sanction> {
    const now = this.#now();
    const row: Selectable<SanctionTable> = {
      id: randomUUID(),
      account_id: accountId,
      kind: wish.kind,
      reason: wish.reason,
      by_id: moderatorId,
      created_at: now,
      expires_at: wish.hours === null ? null : now + wish.hours * HOUR,
      lifted_at: null,
    };
    const details = { hours: wish.hours, reason: wish.reason };
    await this.#write({
      guard: this.#database.query.insertInto("sanctions").values(row).compile(),
      effects: [this.#entry(moderatorId, wish.kind, accountId, details)],
    });
    if (wish.kind === "ban") await this.#sessions.revokeOthers(accountId, undefined);
    else {
      const { kind, reason, expires_at: expiresAt } = row;
      await this.#notifications.notify(accountId, { kind: "sanction", sanction: kind, reason, expiresAt });
    }
    return toSanction(row);
  }

  async lift(moderatorId: string, sanctionId: string): Promise<boolean> {
    const guard = this.#database.query
      .updateTable("sanctions")
      .set({ lifted_at: this.#now() })
      .where("id", "=", sanctionId)
      .where("lifted_at", "is", null);
    const effects = [this.#entry(moderatorId, "lift", sanctionId, {})];
    return this.#write({ guard: guard.compile(), effects });
  }

  /** What moderators did, latest first. */
  async log(before: number): Promise<readonly LogEntry[]> {
    const rows = await this.#database.query
      .selectFrom("audit_log")
      .selectAll()
      .where("id", "<", before)
      .orderBy("id", "desc")
      .limit(PAGE)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      moderatorId: row.moderator_id,
      action: row.action,
      subjectId: row.subject_id,
      details: row.details,
      createdAt: row.created_at,
    }));
  }

  async #write(write: GuardedWrite): Promise<boolean> {
    const [outcome] = await this.#database.batch([write]);
    return outcome?.applied === true;
  }

  /** In the same transaction as what it tells of. */
  #entry(moderatorId: string, action: string, subjectId: string, details: object) {
    return this.#database.query
      .insertInto("audit_log")
      .values({
        moderator_id: moderatorId,
        action,
        subject_id: subjectId,
        details: encodeDocument(details),
        created_at: this.#now(),
      })
      .compile();
  }

  async #talkOf({ match_id, accused_id }: Pick<Selectable<ReportTable>, "match_id" | "accused_id">) {
    if (match_id === null) return [];
    const rows = await this.#database.query
      .selectFrom("chat_messages")
      .select("text")
      .where("match_id", "=", match_id)
      .where("account_id", "=", accused_id)
      .orderBy("id", "desc")
      .limit(TALK_LINES)
      .execute();
    return rows.map(({ text }) => text).toReversed();
  }
}

function toSanction(row: Selectable<SanctionTable>): Sanction {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    reason: row.reason,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    liftedAt: row.lifted_at,
  };
}
