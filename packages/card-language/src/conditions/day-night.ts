import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Which of the designations day and night the game has, if any (CR 728.1). */
export const schema = variant("dayNight", {
  is: z.enum(["day", "night", "neither"]),
});
export interface DayNightCondition extends Node<typeof schema> {}

export function english({ is }: DayNightCondition, _p: PrintContext): string {
  return is === "neither" ? "it's neither day nor night" : `it's ${is}`;
}

export function french({ is }: DayNightCondition, _p: fr.FrenchContext, denied: boolean): string {
  if (is === "neither") return denied ? "il fait jour ou nuit" : "il ne fait ni jour ni nuit";
  const what = is === "day" ? "jour" : "nuit";
  return denied ? `il ne fait pas ${what}` : `il fait ${what}`;
}
