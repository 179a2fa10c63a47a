import type { Canvas } from "../paint/canvas.ts";
import type { Palette } from "../paint/palette.ts";

/** How one color paints the world: behind the subject, in its place on a land card, and before it. */
export interface Scene {
  back(canvas: Canvas, palette: Palette): void;
  landmark(canvas: Canvas, palette: Palette): void;
  front(canvas: Canvas, palette: Palette): void;
}
