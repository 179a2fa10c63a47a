import { COLORS, type Modification } from "@spellroom/card-language";
import { pickWords } from "./ask.ts";
import type { Run } from "./run.ts";

/** One color or several, chosen on resolution (CR 105.3, 608.2d); undefined while the question is open. */
export function colorsOfChoice(
  run: Run,
  one: Extract<Modification, { kind: "colors" }>,
  at: number,
): Modification | undefined {
  const chosen = pickWords(run, `colors:${at}`, run.controller, { key: "chooseColor" }, COLORS);
  return chosen && { ...one, colors: COLORS.filter((color) => chosen.includes(color)) };
}
