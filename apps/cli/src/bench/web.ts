import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

/** What the built site does on a phone, measured in Chromium. Builds the site first if its sources have changed. */
export function webFigures(): Promise<readonly Figure[]> {
  return generatorFigures("load/web-load", {});
}
