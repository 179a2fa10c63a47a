import type { Color } from "../paint/palette.ts";
import { forest } from "./forest.ts";
import { peaks } from "./peaks.ts";
import { plains } from "./plains.ts";
import { ruins } from "./ruins.ts";
import type { Scene } from "./scene.ts";
import { sea } from "./sea.ts";
import { swamp } from "./swamp.ts";

/** One way of painting the world for each color, and one for none. */
export const SCENES: Record<Color | "C", Scene> = {
  W: plains,
  U: sea,
  B: swamp,
  R: peaks,
  G: forest,
  C: ruins,
};
