import { z } from "zod";
import { natural, variant } from "./schema/basic.ts";
import { amount, type Node, named, signedAmount } from "./schema/nodes.ts";

const add = variant("add", { amount: signedAmount });
export interface AddChange extends Node<typeof add> {}
const times = variant("times", { factor: natural });
export interface TimesChange extends Node<typeof times> {}
const set = variant("set", { amount });
export interface SetChange extends Node<typeof set> {}
const half = variant("half", { round: z.enum(["up", "down"]) });
export interface HalfChange extends Node<typeof half> {}

/** What becomes of a number that a replacement effect changes (CR 614). */
export type NumberChange = AddChange | TimesChange | SetChange | HalfChange;
export const numberChange: z.ZodType<NumberChange> = named(
  "NumberChange",
  z.discriminatedUnion("kind", [add, times, set, half]),
);
