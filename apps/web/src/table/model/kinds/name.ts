import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";

export interface NameDraft {
  readonly kind: "name";
  readonly name: string;
}

export const name: Presentation<"name", NameDraft> = {
  draft: "name",

  start: (): NameDraft => ({ kind: "name", name: "" }),

  choice: ({ suggestions }: DecisionOf<"name">, draft: NameDraft): WireChoice | null => {
    const typed = draft.name.trim();
    const known = suggestions.length === 0 || suggestions.includes(typed);
    return typed !== "" && known ? { kind: "name", name: typed } : null;
  },

  answers: (_decision, _draft, choice, { messages }) => ({
    main: { label: messages.decisions.buttons.name, choice },
  }),

  words: (_decision, choice) => choice.name,
};
