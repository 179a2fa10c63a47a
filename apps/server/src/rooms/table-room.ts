import { Room } from "@colyseus/core";
import type { TableSchema } from "@spellroom/protocol/schema";
import { TableSerializer } from "./table-serializer.ts";

/** A room whose clients are kept up to a public table. */
export abstract class TableRoom extends Room<{ state: TableSchema }> {
  /** The room library comes with a serializer of its own whenever a room gets its state. */
  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }
}
