import { z } from "zod";
import { act } from "./kinds/act.ts";
import { arrange } from "./kinds/arrange.ts";
import { attackers } from "./kinds/attackers.ts";
import { blockers } from "./kinds/blockers.ts";
import { confirm } from "./kinds/confirm.ts";
import { distribute } from "./kinds/distribute.ts";
import { modes } from "./kinds/modes.ts";
import { name } from "./kinds/name.ts";
import { number } from "./kinds/number.ts";
import { order } from "./kinds/order.ts";
import { pay } from "./kinds/pay.ts";
import { pick } from "./kinds/pick.ts";
import type { Zod } from "./parts/wire-schemas.ts";

/** One by one, so that pages which validate don't load all of zod. */
const zod: Zod = {
  array: z.array,
  boolean: z.boolean,
  enum: z.enum,
  int: z.int,
  literal: z.literal,
  strictObject: z.strictObject,
  string: z.string,
  tuple: z.tuple,
  union: z.union,
};

/**
 * A choice as it comes from the network: the schemas of all kinds, in a file apart from their table, so that code that only makes
 * choices loads no validation.
 */
export const wireChoiceSchema = z.discriminatedUnion("kind", [
  act.schema(zod),
  pick.schema(zod),
  order.schema(zod),
  distribute.schema(zod),
  number.schema(zod),
  confirm.schema(zod),
  modes.schema(zod),
  attackers.schema(zod),
  blockers.schema(zod),
  pay.schema(zod),
  z.strictObject({ kind: z.literal("cancel") }),
  arrange.schema(zod),
  name.schema(zod),
]);
