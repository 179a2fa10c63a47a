import { z } from "zod";
import { amount, defineCostObjects, filter, type Node } from "./schema/nodes.ts";

const described = z.strictObject({ count: z.union([z.literal("any"), amount]), filter });
export interface ChosenCostObjects extends Node<typeof described> {}

/** Which objects pay a cost: the source itself, or as many of the payer's choosing. */
export type CostObjects = "this" | ChosenCostObjects;
defineCostObjects(z.union([z.literal("this"), described]));
