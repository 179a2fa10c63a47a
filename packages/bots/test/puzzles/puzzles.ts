import { ABILITIES } from "./abilities.ts";
import { ATTACKS } from "./attacks.ts";
import { BLOCKS } from "./blocks.ts";
import { LANDS } from "./lands.ts";
import type { Puzzle } from "./puzzle.ts";
import { REMOVAL } from "./removal.ts";
import { SACRIFICES } from "./sacrifices.ts";
import { SPELLS } from "./spells.ts";
import { TRICKS } from "./tricks.ts";

/** What players report that bots get wrong, year after year, each with its only right answers. */
export const PUZZLES: readonly Puzzle[] = [
  ...ATTACKS,
  ...BLOCKS,
  ...SPELLS,
  ...REMOVAL,
  ...TRICKS,
  ...SACRIFICES,
  ...ABILITIES,
  ...LANDS,
];
