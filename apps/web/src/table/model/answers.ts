import type { PublicTable, WireChoice } from "@spellroom/protocol";
import type { Messages } from "../../i18n/messages.ts";

/** A button that answers a decision. Without a choice it can't be pressed yet. */
export interface AnswerButton {
  readonly label: string;
  readonly choice: WireChoice | null;
}

export interface Answers {
  readonly main: AnswerButton;
  /** The other answer of a yes-or-no question, or a way out. */
  readonly other?: AnswerButton;
  /** Gives up what is being cast or activated. */
  readonly cancel?: AnswerButton;
}

export interface ButtonAids {
  readonly messages: Messages;
  readonly table: PublicTable;
  readonly seat: number;
  readonly handCount: number;
  /** The name of an object. */
  readonly nameOf: (key: string) => string;
  /** A cost in words. */
  readonly costWords: (cost: readonly string[]) => string;
}
