import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/**
 * Axe on a page. It describes only what is wrong, and not also every element that is right, which takes as long again; and it
 * stays in the page, whereas it would open another one for frames of other sites, which no page has.
 */
export function axeOn(page: Page, options: AxeOptions = {}): AxeBuilder {
  return new AxeBuilder({ page }).options({ ...options, resultTypes: ["violations"] }).setLegacyMode(true);
}
