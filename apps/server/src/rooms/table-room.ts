import { Room } from "@colyseus/core";
import type { TableSchema } from "@spellroom/protocol/schema";
import { TableSerializer } from "./table-serializer.ts";

/** A room whose clients are kept up to date with a public table. */
export abstract class TableRoom extends Room<{ state: TableSchema }> {
  /** The room library installs its own serializer whenever a room gets its state. */
  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }
}
