import type { PublicTable, WireChoice } from "@spellroom/protocol";
import type { Messages } from "../../i18n/messages.ts";

/** A button that makes a choice. Without one it is disabled. */
export interface AnswerButton {
  readonly label: string;
  readonly choice: WireChoice | null;
}

export interface Answers {
  readonly main: AnswerButton;
  /** The alternative of a yes-or-no decision, or a cancel button. */
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
}
