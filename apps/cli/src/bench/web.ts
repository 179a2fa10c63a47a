import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

/** What the built site does on a phone, measured in Chromium. The site must have been built: `npm start` does that. */
export function webFigures(): Promise<readonly Figure[]> {
  return generatorFigures("web-load", {});
}
