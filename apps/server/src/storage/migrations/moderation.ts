/** Reports, sanctions, the moderators' log, direct messages and notifications. */
import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

type Schema = Kysely<Tables>;
type Dialect = "sqlite" | "postgres";

export function moderation(dialect: Dialect): Migration {
  return {
    async up(db: Schema): Promise<void> {
      await createReports(db);
      await createSanctions(db);
      await createLog(db, dialect);
      await createMessages(db, dialect);
      await createNotifications(db, dialect);
    },
  };
}

/** A number that grows with every row, and is never given twice. */
function counted(
  dialect: Dialect,
): readonly ["integer" | "bigserial", (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder] {
  return dialect === "sqlite"
    ? ["integer", (column) => column.primaryKey().autoIncrement()]
    : ["bigserial", (column) => column.primaryKey()];
}

async function createReports(db: Schema): Promise<void> {
  await db.schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reporter_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("accused_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("match_id", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("handled_by", "text")
    .addColumn("handled_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("reports_status").on("reports").columns(["status", "created_at"]).execute();
}

async function createSanctions(db: Schema): Promise<void> {
  await db.schema
    .createTable("sanctions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("lifted_at", "bigint")
    .execute();
  await db.schema.createIndex("sanctions_account").on("sanctions").column("account_id").execute();
}

async function createLog(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", ...counted(dialect))
    .addColumn("moderator_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createMessages(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("direct_messages")
    .addColumn("id", ...counted(dialect))
    .addColumn("from_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("to_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("direct_messages_to")
    .on("direct_messages")
    .columns(["to_id", "from_id", "id"])
    .execute();
  await db.schema
    .createIndex("direct_messages_from")
    .on("direct_messages")
    .columns(["from_id", "to_id", "id"])
    .execute();
}

async function createNotifications(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("notifications")
    .addColumn("id", ...counted(dialect))
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("read_at", "bigint")
    .execute();
  await db.schema
    .createIndex("notifications_account")
    .on("notifications")
    .columns(["account_id", "id"])
    .execute();
}
