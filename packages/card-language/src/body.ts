import { z } from "zod";
import { playerRef } from "./reference.ts";
import { flag, label, list, record, some, variant } from "./schema/basic.ts";
import {
  condition,
  costs,
  defineBody,
  effect,
  type Node,
  named,
  range,
  targetClause,
} from "./schema/nodes.ts";

const plainFields = { targets: list(targetClause).exactOptional(), effects: some(effect) };

const modeSchema = z.strictObject({
  kind: z.literal("plain"),
  /** Flavor name or anchor word in front of the mode. */
  label: label.exactOptional(),
  /** Additional cost of this mode of a spell with spree or tiered (CR 702.172a). */
  cost: costs.exactOptional(),
  ...plainFields,
});
export interface Mode extends Node<typeof modeSchema> {}
const mode: z.ZodType<Mode> = named("Mode", modeSchema);

const plain = variant("plain", plainFields);
export interface PlainBody extends Node<typeof plain> {}

const modal = variant("modal", {
  choose: range,
  /** The same mode may be chosen more than once. */
  repeat: flag,
  /** If the condition holds as modes are chosen, this many instead ("if kicked, choose both instead"). */
  alternative: record({ condition, choose: range }).exactOptional(),
  random: flag,
  notChosenThisTurn: flag,
  /** Each mode once, for as long as the object that has the ability stays where it is. */
  notChosenBefore: flag,
  chooser: playerRef.exactOptional(),
  modes: some(mode),
});
export interface ModalBody extends Node<typeof modal> {}

/** What a spell or ability does: targets and instructions, or modes of those (CR 700.2). */
export type Body = PlainBody | ModalBody;
defineBody(z.discriminatedUnion("kind", [plain, modal]));
