import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

/** The cards page over 30,000 imported cards, measured in Chromium. The site must have been built: `npm start` does that. */
export function catalogueFigures(): Promise<readonly Figure[]> {
  return generatorFigures("catalogue-load", {});
}
