import { z } from "zod";
import { integer, record } from "./schema/basic.ts";

/** Printed power or toughness: a number, or `*` with an offset (`{ star: 1 }` is `1+*`; its value comes from an ability, CR 208.2). */
export const powerToughness = z.union([integer, record({ star: integer })]);
export type PowerToughness = z.output<typeof powerToughness>;
