/** Lets bots play seats over the network through `packages/client`. */
import type { Bot } from "@spellroom/bots";
import { type TableClient, viewOf } from "@spellroom/client";
import { safeChoice, type WireChoice } from "@spellroom/protocol";
import type { CardLibrary } from "./people.ts";

export interface Acknowledged {
  readonly decision: number;
  readonly choice: WireChoice;
}

/** A bot at a seat. It answers whenever it is asked, and waits while it is disconnected. */
export class Autoplay {
  readonly client: TableClient;
  /** Choices that the server acknowledged. */
  readonly acknowledged: Acknowledged[] = [];
  /** Unexpected errors. */
  readonly troubles: string[] = [];
  readonly #bot: Bot;
  readonly #library: CardLibrary;
  readonly #mayGoOn: () => boolean;
  #thinkingMs: number;
  readonly #unsubscribe: () => void;
  #busy = false;
  #again = false;

  /**
   * @param mayGoOn called before each choice; a bot that may not continue waits for the next change or `nudge`
   * @param thinkingMs how long it waits before each choice
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

  /** Answers at once from now on. */
  hurry(): void {
    this.#thinkingMs = 0;
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

  /** Bots may choose an illegal combination; then the default choice, which is always legal. */
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

  /** A choice that is still pending was sent into a connection that broke. */
  #note(decision: number, choice: WireChoice): void {
    if (this.client.store.getState().pending?.decision === decision) return;
    this.acknowledged.push({ decision, choice });
  }
}

const PASSING: ReadonlySet<string> = new Set(["unavailable", "staleDecision", "tooFast", "gameOver"]);
