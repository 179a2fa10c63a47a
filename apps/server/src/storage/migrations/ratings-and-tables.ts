/** Ratings, rated matches with a time control, challenges and passwords for invitations, tables for several. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

type Schema = Kysely<Tables>;

export function ratingsAndTables(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Schema): Promise<void> {
      await extendMatches(db);
      await extendInvitations(db);
      await createRatings(db, dialect);
      await createGatherings(db);
    },
  };
}

async function extendMatches(db: Schema): Promise<void> {
  await db.schema
    .alterTable("matches")
    .addColumn("time_control", "text", (column) => column.notNull().defaultTo("casual"))
    .execute();
  await db.schema
    .alterTable("matches")
    .addColumn("rated", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("matches").addColumn("settled_at", "bigint").execute();
  await db.schema
    .createIndex("matches_to_settle")
    .on("matches")
    .column("finished_at")
    .where(sql.ref("rated"), "=", sql.lit(1))
    .where(sql.ref("settled_at"), "is", null)
    .execute();
}

async function extendInvitations(db: Schema): Promise<void> {
  await db.schema.alterTable("invitations").addColumn("to_account_id", "text").execute();
  await db.schema.alterTable("invitations").addColumn("password_hash", "text").execute();
  await db.schema
    .alterTable("invitations")
    .addColumn("time_control", "text", (column) => column.notNull().defaultTo("casual"))
    .execute();
  await db.schema
    .alterTable("invitations")
    .addColumn("rated", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createRatings(db: Schema, dialect: "sqlite" | "postgres"): Promise<void> {
  const number = dialect === "sqlite" ? "real" : "double precision";
  await db.schema
    .createTable("ratings")
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("time_control", "text", (column) => column.notNull())
    .addColumn("rating", number, (column) => column.notNull())
    .addColumn("deviation", number, (column) => column.notNull())
    .addColumn("volatility", number, (column) => column.notNull())
    .addColumn("games", "integer", (column) => column.notNull())
    .addColumn("wins", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("ratings_key", ["account_id", "format", "time_control"])
    .execute();
  await db.schema
    .createIndex("ratings_order")
    .on("ratings")
    .columns(["format", "time_control", "rating"])
    .execute();
  await db.schema
    .createTable("rating_changes")
    .addColumn("match_id", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("time_control", "text", (column) => column.notNull())
    .addColumn("before", number, (column) => column.notNull())
    .addColumn("after", number, (column) => column.notNull())
    .addColumn("deviation", number, (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("rating_changes_key", ["match_id", "account_id"])
    .execute();
  await db.schema
    .createIndex("rating_changes_account")
    .on("rating_changes")
    .columns(["account_id", "created_at"])
    .execute();
  await db.insertInto("site").values({ key: "ratings-version", value: "0" }).execute();
}

async function createGatherings(db: Schema): Promise<void> {
  await db.schema
    .createTable("gatherings")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("host_account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("time_control", "text", (column) => column.notNull())
    .addColumn("seats", "integer", (column) => column.notNull())
    .addColumn("visibility", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("match_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("gatherings_status")
    .on("gatherings")
    .columns(["status", "created_at"])
    .execute();
  await db.schema
    .createTable("gathering_seats")
    .addColumn("code", "text", (column) => column.notNull().references("gatherings.code").onDelete("cascade"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("accounts.id"))
    .addColumn("bot", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("deck", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("gathering_seats_key", ["code", "seat"])
    .addUniqueConstraint("gathering_seats_person", ["code", "account_id"])
    .execute();
}
