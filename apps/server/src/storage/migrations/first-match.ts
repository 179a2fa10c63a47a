/** Accounts, matches with their journals, chat, invitations and rematches. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

type Schema = Kysely<Tables>;
type Dialect = "sqlite" | "postgres";

export function firstMatch(dialect: Dialect): Migration {
  return {
    async up(db: Schema): Promise<void> {
      await createSite(db);
      await createAccounts(db);
      await createMatches(db);
      await createJournal(db);
      await createDefinitions(db);
      await createChat(db, dialect);
      await createMeetings(db);
    },
  };
}

async function createSite(db: Schema): Promise<void> {
  await db.schema
    .createTable("site")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.insertInto("site").values({ key: "identity", value: randomUUID() }).execute();
}

async function createAccounts(db: Schema): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("discriminator", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("accounts_name", ["name_key", "discriminator"])
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema.createIndex("sessions_account").on("sessions").column("account_id").execute();
}

async function createMatches(db: Schema): Promise<void> {
  await db.schema
    .createTable("matches")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("ruleset", "text", (column) => column.notNull())
    .addColumn("engine_version", "text", (column) => column.notNull())
    .addColumn("visibility", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("journal_length", "integer", (column) => column.notNull())
    .addColumn("setup", "text", (column) => column.notNull())
    .addColumn("rematch_of", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .addColumn("result", "text")
    .execute();
  await db.schema.createIndex("matches_status").on("matches").columns(["status", "owner"]).execute();
  await db.schema
    .createTable("match_seats")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("accounts.id"))
    .addColumn("bot", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("deck", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("match_seats_key", ["match_id", "seat"])
    .execute();
  await db.schema.createIndex("match_seats_account").on("match_seats").column("account_id").execute();
  await createResults(db);
}

async function createResults(db: Schema): Promise<void> {
  await db.schema
    .createTable("results")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("accounts.id"))
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("finished_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("results_key", ["match_id", "seat"])
    .execute();
  await db.schema
    .createIndex("results_account")
    .on("results")
    .columns(["account_id", "finished_at"])
    .execute();
}

async function createJournal(db: Schema): Promise<void> {
  await db.schema
    .createTable("journal_entries")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("input", "text", (column) => column.notNull())
    .addColumn("state_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("journal_entries_key", ["match_id", "seq"])
    .execute();
  await db.schema
    .createTable("snapshots")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("engine_version", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("snapshots_key", ["match_id", "seq"])
    .execute();
}

async function createDefinitions(db: Schema): Promise<void> {
  await db.schema
    .createTable("definitions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("document", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("match_definitions")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("hash", "text", (column) => column.notNull().references("definitions.hash"))
    .addPrimaryKeyConstraint("match_definitions_key", ["match_id", "hash"])
    .execute();
}

async function createChat(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("chat_messages")
    // SQLite numbers only a column called exactly "integer primary key"; autoincrement never reuses a number.
    .addColumn("id", dialect === "sqlite" ? "integer" : "bigserial", (column) =>
      dialect === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("chat_messages_channel")
    .on("chat_messages")
    .columns(["match_id", "channel", "id"])
    .execute();
}

async function createMeetings(db: Schema): Promise<void> {
  await db.schema
    .createTable("invitations")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("host_account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("host_name", "text", (column) => column.notNull())
    .addColumn("host_deck", "text", (column) => column.notNull())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("guest_account_id", "text", (column) => column.references("accounts.id"))
    .addColumn("guest_name", "text")
    .addColumn("guest_deck", "text")
    .addColumn("match_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addCheckConstraint(
      "invitations_not_oneself",
      sql`guest_account_id is null or guest_account_id <> host_account_id`,
    )
    .execute();
  await db.schema
    .createTable("rematch_consents")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("deck", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("rematch_consents_key", ["match_id", "account_id"])
    .execute();
}
