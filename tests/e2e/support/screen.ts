/** What one reads off a table in the browser, as somebody who looks at it would. */
import type { Page } from "playwright-core";

export interface CardOnScreen {
  readonly key: string;
  /** Its accessible name. */
  readonly name: string;
}

export interface Screen {
  /** The verdict, once the game is over. */
  readonly result: string | null;
  /** What is asked above the buttons; `null` while one has priority, or nothing is asked. */
  readonly prompt: string | null;
  /** The one big button, while it is there. */
  readonly main: { readonly label: string; readonly enabled: boolean } | null;
  /** Cards of one's hand. */
  readonly hand: readonly CardOnScreen[];
  /** Those of them that can be played now. */
  readonly playable: readonly CardOnScreen[];
  /** Names of what lies on the table, in order of reading. */
  readonly board: readonly string[];
  /** The players' names with their life totals. */
  readonly lives: readonly string[];
  readonly turn: string;
  readonly isOwnTurn: boolean;
  /** The current step, as the bar names it. */
  readonly step: string;
  /** Why the table can't be played just now. */
  readonly notice: string | null;
}

/** Reads a page that shows a table. */
export async function readScreen(page: Page): Promise<Screen> {
  return page.evaluate((): Screen => {
    const text = (selector: string): string | null =>
      document.querySelector(selector)?.textContent?.trim() ?? null;
    const cards = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((card) => ({
        key: card.dataset.card ?? "",
        name: card.querySelector(".sr-hidden")?.textContent ?? "",
      }));
    const ask = document.querySelector('main section[aria-live="off"]');
    const button = document.querySelector<HTMLButtonElement>("[data-main-button]");
    const result = document.querySelector("main dialog[open]:has([data-result]) h2");
    const step = document.querySelector('.sr-phases [aria-current="step"] .sr-phase-name');
    return {
      result: result?.textContent ?? null,
      prompt: ask?.querySelector("header h2")?.textContent?.trim() ?? null,
      main:
        button === null
          ? null
          : {
              label: button.textContent?.trim() ?? "",
              // A press waits for one that is only disabled for a moment.
              enabled: button.dataset.held !== undefined || button.getAttribute("aria-disabled") !== "true",
            },
      hand: cards('[data-zone="hand"] [data-card]'),
      playable: cards('[data-zone="hand"] [data-card][data-legal]'),
      board: cards('[data-zone]:not([data-zone="hand"]) [data-card]').map(({ name }) => name),
      lives: [...document.querySelectorAll(".sr-life")].map((life) => life.getAttribute("aria-label") ?? ""),
      turn: text(".sr-phases")?.length === 0 ? "" : (document.querySelector("main p b")?.textContent ?? ""),
      isOwnTurn: document.querySelector('.sr-phases[data-owner="own"]') !== null,
      step: step?.textContent ?? "",
      notice: text('main [role="status"] p'),
    };
  });
}

/** Whether each card is there with its face; those that have just been drawn are fetched first. */
export function isWhole({ hand, board }: Screen): boolean {
  return [...hand.map(({ name }) => name), ...board].every((name) => !name.startsWith("Loading card"));
}

/** What must be the same before and after a loss of the line: everything but keys and passing notices. */
export function lasting({ prompt, main, hand, board, lives, turn, isOwnTurn, step }: Screen) {
  return { prompt, main, hand: hand.map(({ name }) => name), board, lives, turn, isOwnTurn, step };
}
