import type { CardIdentity, DecisionView, EventView, TableView, WireChoice } from "@spellroom/protocol";

/** What a player sees when they have to decide, or when the game is over. */
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
  /** Makes a choice; returns the message if it is refused. */
  readonly answer: (decision: DecisionView, choice: WireChoice) => Promise<string | null>;
  readonly concede: () => Promise<void>;
  readonly nameOf: (card: CardIdentity) => string;
}
