import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

/** The cards page over 30,000 imported cards, measured in Chromium. Builds the site first if its sources have changed. */
export function catalogueFigures(): Promise<readonly Figure[]> {
  return generatorFigures("load/catalogue-load", {});
}
