import { Encoder } from "@colyseus/schema";
import type { PublicTable } from "../table.ts";
import { applyTable, definitionNumbers, openTableSchema } from "./encode.ts";
import type { TableSchema } from "./table-schema.ts";

/** The code in front of every frame that says what kind it is. */
const FRAME_HEAD = 1;

/** Tells how many bytes a table costs on the wire, by encoding it as a room does. */
export class TableMeter {
  readonly #state: TableSchema;
  readonly #encoder: Encoder<TableSchema>;

  constructor(table: PublicTable) {
    this.#state = openTableSchema(table);
    this.#encoder = new Encoder(this.#state);
    this.#encoder.encode();
    this.#encoder.discardChanges();
  }

  /** The frame for a new client: the whole table. */
  whole(): number {
    return FRAME_HEAD + this.#encoder.encodeAll().length;
  }

  /** The frame that updates all clients to a table; none if nothing differs. */
  patch(table: PublicTable): number {
    applyTable(this.#state, table);
    if (!this.#encoder.hasChanges) return 0;
    const { length } = this.#encoder.encode();
    this.#encoder.discardChanges();
    return FRAME_HEAD + length;
  }

  /** The numbers that definitions have in the table as it was last encoded. */
  definitions(): ReadonlyMap<string, number> {
    return definitionNumbers(this.#state);
  }
}
