import type { CardIdentity, DecisionView, EventView, TableView, WireChoice } from "@spellroom/protocol";

/** What somebody at a table sees when it is their turn to answer, or when the game is over. */
export interface Seen {
  readonly view: TableView;
  readonly decision: DecisionView | null;
  /** What has happened since the last look, oldest first. */
  readonly events: readonly EventView[];
}

/** A seat at a table, here or on a server. */
export interface Sitting {
  /** Waits until this seat is asked, or the game is over. */
  readonly look: () => Promise<Seen>;
  /** Answers; what the table says where it doesn't take the answer. */
  readonly answer: (decision: DecisionView, choice: WireChoice) => Promise<string | null>;
  readonly concede: () => Promise<void>;
  readonly nameOf: (card: CardIdentity) => string;
}
