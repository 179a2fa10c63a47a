import { z } from "zod";
import { actSchema } from "./kinds/act.ts";
import { arrangeSchema } from "./kinds/arrange.ts";
import { attackersSchema } from "./kinds/attackers.ts";
import { blockersSchema } from "./kinds/blockers.ts";
import { confirmSchema } from "./kinds/confirm.ts";
import { distributeSchema } from "./kinds/distribute.ts";
import { modesSchema } from "./kinds/modes.ts";
import { nameSchema } from "./kinds/name.ts";
import { numberSchema } from "./kinds/number.ts";
import { orderSchema } from "./kinds/order.ts";
import { paySchema } from "./kinds/pay.ts";
import { pickSchema } from "./kinds/pick.ts";

/**
 * A choice as it comes from the network. It stands apart from the table of kinds, so that whoever only makes choices loads no
 * validation.
 */
export const wireChoiceSchema = z.discriminatedUnion("kind", [
  actSchema(),
  pickSchema(),
  orderSchema(),
  distributeSchema(),
  numberSchema(),
  confirmSchema(),
  modesSchema(),
  attackersSchema(),
  blockersSchema(),
  paySchema(),
  z.strictObject({ kind: z.literal("cancel") }),
  arrangeSchema(),
  nameSchema(),
]);
