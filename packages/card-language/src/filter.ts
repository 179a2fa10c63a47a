import { z } from "zod";
import { list, zones } from "./schema/basic.ts";
import { defineFilter, type Node, predicate } from "./schema/nodes.ts";

const schema = z.strictObject({
  /** Absent: the battlefield. Several zones where the text names several ("graveyard or hand"). */
  zones: zones.exactOptional(),
  of: list(predicate),
});

/** Objects by description. `zones` is where they are; permanents unless said otherwise. */
export interface Filter extends Node<typeof schema> {}
defineFilter(schema);
