import { z } from "zod";
import { playerRef } from "./reference.ts";
import { binding, list, record, stat } from "./schema/basic.ts";
import { amount, defineTargetClause, type Node, range, targetKind } from "./schema/nodes.ts";

const totalAtMost = record({ stat, value: amount });

const schema = z.strictObject({
  /** Unique within the ability; effects refer to it. */
  id: binding,
  what: targetKind,
  /** How many targets; absent: exactly one. `{ min: 0, max: 2 }` is "up to two", a `max` of `"any"` is "any number of". */
  count: range.exactOptional(),
  /** Ids of clauses whose targets may not be chosen again ("another target"). */
  otherThan: list(binding).exactOptional(),
  /** All targets of the clause must share this. */
  together: z
    .union([
      z.enum(["sameController", "differentControllers", "sameOwner", "differentNames"]),
      record({ totalAtMost }),
    ])
    .exactOptional(),
  /** The player who chooses it; absent: the controller. */
  chooser: playerRef.exactOptional(),
});

/** One "target ..." phrase. */
export interface TargetClause extends Node<typeof schema> {}
defineTargetClause(schema);
