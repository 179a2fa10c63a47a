/** Lets bots play seats over the network, as `packages/client` shows the table to them. */
import { type Bot, safeChoice } from "@spellroom/bots";
import { type TableClient, viewOf } from "@spellroom/client";
import type { WireChoice } from "@spellroom/protocol";
import type { CardLibrary } from "./people.ts";

export interface Acknowledged {
  readonly decision: number;
  readonly choice: WireChoice;
}

/** A bot at a seat. It answers whenever it is asked, and waits while its line is down. */
export class Autoplay {
  readonly client: TableClient;
  /** Answers of which the server said that they are taken. */
  readonly acknowledged: Acknowledged[] = [];
  /** What went wrong and should not have. */
  readonly troubles: string[] = [];
  readonly #bot: Bot;
  readonly #library: CardLibrary;
  readonly #mayGoOn: () => boolean;
  readonly #thinkingMs: number;
  readonly #unsubscribe: () => void;
  #busy = false;
  #again = false;

  /**
   * @param mayGoOn asked before each answer; a bot that may not waits for the next change or `nudge`
   * @param thinkingMs how long it waits before each answer
   */
  constructor(
    client: TableClient,
    bot: Bot,
    library: CardLibrary,
    mayGoOn: () => boolean = () => true,
    thinkingMs = 0,
  ) {
    this.client = client;
    this.#bot = bot;
    this.#library = library;
    this.#mayGoOn = mayGoOn;
    this.#thinkingMs = thinkingMs;
    this.#unsubscribe = client.store.subscribe(() => this.nudge());
    this.nudge();
  }

  get isOver(): boolean {
    return this.client.store.getState().table?.result != null;
  }

  nudge(): void {
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    void this.#work()
      .catch((error: unknown) => this.troubles.push(String(error)))
      .finally(() => {
        this.#busy = false;
        if (this.#again) this.nudge();
      });
  }

  close(): void {
    this.#unsubscribe();
    this.client.close();
  }

  async #work(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const { status, decision, pending } = this.client.store.getState();
      if (status !== "live" || !decision || pending || !this.#mayGoOn()) continue;
      const view = viewOf(this.client.store.getState());
      if (!view) continue;
      await this.#library.load(view);
      if (this.#thinkingMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#thinkingMs));
      if (!this.#mayGoOn()) continue;
      await this.#answer(decision.id, this.#bot.choose(view, decision), safeChoice(decision));
    }
  }

  /** Bots may choose things that don't go together; then the answer that always goes. */
  async #answer(decision: number, choice: WireChoice, otherwise: WireChoice): Promise<void> {
    if (this.client.store.getState().decision?.id !== decision) return;
    const error = await this.client.choose(decision, choice);
    if (error === null) this.#note(decision, choice);
    else if (error.code === "illegalCombination") {
      const again = await this.client.choose(decision, otherwise);
      if (again === null) this.#note(decision, otherwise);
      else this.troubles.push(`${again.code}: ${again.message}`);
    } else if (!PASSING.has(error.code)) {
      this.troubles.push(`${error.code}: ${error.message} (${JSON.stringify(choice)})`);
    }
    this.#again = true;
  }

  /** An answer that is still pending was sent into a line that broke. */
  #note(decision: number, choice: WireChoice): void {
    if (this.client.store.getState().pending?.decision === decision) return;
    this.acknowledged.push({ decision, choice });
  }
}

const PASSING: ReadonlySet<string> = new Set(["unavailable", "staleDecision", "rate-limited", "gameOver"]);
