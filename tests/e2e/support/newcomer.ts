/** Somebody who plays the first game and does what its coach says, with a hand of a certain kind, and to its end or until all is learned. */
import type { Locator, Page } from "playwright-core";
import { until } from "../../support/waiting.ts";
import type { Hand } from "./hands.ts";

/** What the coach speaks about, what has been tried, and what can be done. */
interface Sight {
  readonly topic: string | null;
  readonly done: readonly string[];
  readonly isOver: boolean;
  /** Whether the main button can be pressed. */
  readonly isReady: boolean;
  /** Whether a card's menu is open, which a finger gets for each card that it presses; it covers everything else. */
  readonly hasMenu: boolean;
  /** Keys of cards of the hand that can be played, by what they are for. */
  readonly lands: readonly string[];
  readonly instants: readonly string[];
  readonly creatures: readonly string[];
  /** Keys of what may be chosen or declared, one's own first. */
  readonly own: readonly string[];
  readonly others: readonly string[];
}

export const STEPS = ["land", "cast", "attack", "block", "instant"];
const LAND = /\b(Land|[Tt]errain)\b/;
const INSTANT = /\b(Instant|[ÉEée]ph[ée]m[èe]re)\b/;
const MENU = 'main [role="dialog"]';
const GAME_MILLISECONDS = 280_000;

/** What the buttons are called that lead out of a game before its end. */
export interface WayOut {
  readonly menu: string;
  readonly concede: string;
}

export class Newcomer {
  readonly page: Page;
  readonly #hand: Hand;
  readonly #wayOut: WayOut | null;

  /** @param wayOut for one who concedes as soon as every step has been done, in place of playing to the end */
  constructor(page: Page, hand: Hand, wayOut: WayOut | null = null) {
    this.page = page;
    this.#hand = hand;
    this.#wayOut = wayOut;
  }

  /** Plays until the game is over and every step of the coach has been done, in another game if one was too short. */
  async finish(): Promise<void> {
    await until(
      "the end of the first game, with all its steps done",
      async () => {
        const sight = await this.see();
        const hasLearned = STEPS.every((step) => sight.done.includes(step));
        if (sight.isOver && hasLearned) return true;
        if (sight.isOver) await this.#playAgain();
        else if (hasLearned && this.#wayOut !== null && !sight.hasMenu) await this.#concede(this.#wayOut);
        else await this.#act(sight);
        return false;
      },
      GAME_MILLISECONDS,
    );
  }

  /** Presses the next of the buttons that lead out of the game: that of the menu, the one in it, the one that asks whether one is sure. */
  async #concede({ menu, concede }: WayOut): Promise<void> {
    const inDialog = this.page.getByRole("dialog").getByRole("button", { name: concede, exact: true });
    if (await inDialog.isVisible()) await this.#press(inDialog);
    else await this.#press(this.page.getByRole("button", { name: menu, exact: true }));
  }

  async #playAgain(): Promise<void> {
    const before = this.page.url();
    const again = this.page.locator("main dialog[open] [data-result] button").first();
    await until("another game", async () => {
      if (this.page.url() === before) await this.#hand.press(again);
      return this.page.url() !== before;
    });
    await this.page.locator("[data-topic]").waitFor();
  }

  async #act(sight: Sight): Promise<void> {
    const { topic, done, lands, creatures, instants, isReady, hasMenu } = sight;
    if (hasMenu) return this.#press(this.page.locator(`${MENU} button`).first());
    const [land, creature, instant] = [lands[0], creatures.at(-1), instants[0]];
    const wantsInstant = instant !== undefined && !done.includes("instant");
    // A player who has learned to cast creatures keeps some mana for what is new.
    const saves = wantsInstant && done.includes("cast");
    if (topic === "land" && land !== undefined) return this.#press(this.#card(land));
    if (topic === "cast" && creature !== undefined && !saves) return this.#press(this.#card(creature));
    if (topic === "instant" && wantsInstant) return this.#press(this.#card(instant));
    if (topic === "attack" || topic === "block") return this.#fight(sight);
    if (topic === "target" || topic === "bottom" || topic === "discard") return this.#choose(sight);
    if (isReady) await this.#pressMain();
    else if (topic === "choose") await this.#choose(sight);
  }

  /** Attacks with what it may as long as that is new or all has been learned, and blocks with what it may. */
  async #fight(sight: Sight): Promise<void> {
    const { topic, done, own, others } = sight;
    const attacks = topic === "attack" && (!done.includes("attack") || done.length === STEPS.length);
    if (attacks) for (const key of own) await this.#hand.press(this.#card(key));
    const [blocker] = own;
    if (topic === "block" && blocker !== undefined) {
      await this.#hand.press(this.#card(blocker));
      const attacker = (await this.see()).others[0] ?? others[0];
      if (attacker !== undefined) await this.#hand.press(this.#card(attacker));
    }
    await this.#pressMain();
  }

  async #choose({ own, others, isReady }: Sight): Promise<void> {
    const [option] = [...own, ...others];
    if (isReady) await this.#pressMain();
    else if (option !== undefined) await this.#hand.press(this.#card(option));
  }

  async #pressMain(): Promise<void> {
    await this.#press(this.page.locator("[data-main-button]"));
  }

  /** Presses it if it is still there; otherwise the next look at the page decides. */
  async #press(what: Locator): Promise<void> {
    await this.#hand.press(what);
  }

  #card(key: string): Locator {
    return this.page.locator(`[data-card="${key}"]`).first();
  }

  /** What is to be seen on the page. */
  see(): Promise<Sight> {
    return this.page.evaluate(
      ({ land, instant, menu }): Sight => {
        const keysOf = (selector: string, fits: (name: string) => boolean = () => true): string[] =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((card) => fits(card.querySelector(".sr-hidden")?.textContent ?? ""))
            .map((card) => card.dataset.card ?? "");
        const is = (pattern: string) => (name: string) => new RegExp(pattern).test(name);
        const playable = '[data-zone="hand"] [data-card][data-legal]';
        const choosable = "[data-card]:is([data-legal], [data-targetable]):not([data-selected])";
        const end = document.querySelector("main dialog[open]:has([data-result])");
        const button = document.querySelector<HTMLElement>("[data-main-button]");
        const goals = (end ?? document).querySelectorAll("[data-goal][data-done]");
        const own = new Set(keysOf(`:is([data-zone$=" 0"], [data-zone="hand"]) ${choosable}`));
        return {
          topic: document.querySelector<HTMLElement>("[data-topic]")?.dataset.topic ?? null,
          done: [...new Set([...goals].map((goal) => goal.getAttribute("data-goal") ?? ""))],
          isOver: end?.querySelector("[data-goal]") != null,
          isReady: button !== null && button.getAttribute("aria-disabled") !== "true",
          hasMenu: document.querySelector(menu) !== null,
          lands: keysOf(playable, is(land)),
          instants: keysOf(playable, is(instant)),
          creatures: keysOf(playable, (name) => !is(land)(name) && !is(instant)(name)),
          own: [...own],
          others: keysOf(choosable).filter((key) => !own.has(key)),
        };
      },
      { land: LAND.source, instant: INSTANT.source, menu: MENU },
    );
  }
}
