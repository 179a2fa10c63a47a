/** Talk in the lobby and at tables that gather. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export function roomMessages(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<Tables>): Promise<void> {
      await db.schema
        .createTable("room_messages")
        .addColumn("id", dialect === "sqlite" ? "integer" : "bigserial", (column) =>
          dialect === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
        )
        .addColumn("room", "text", (column) => column.notNull())
        .addColumn("account_id", "text", (column) =>
          column.notNull().references("accounts.id").onDelete("cascade"),
        )
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("room_messages_room").on("room_messages").columns(["room", "id"]).execute();
      await db.schema.createIndex("room_messages_age").on("room_messages").column("created_at").execute();
    },
  };
}
