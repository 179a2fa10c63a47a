import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";

export interface NameDraft {
  readonly kind: "name";
  readonly name: string;
}

export const name = {
  draft: "name" as const,

  start: (): NameDraft => ({ kind: "name", name: "" }),

  choice: ({ suggestions }: DecisionOf<"name">, draft: NameDraft): WireChoice | null => {
    const typed = draft.name.trim();
    const known = suggestions.length === 0 || suggestions.includes(typed);
    return typed !== "" && known ? { kind: "name", name: typed } : null;
  },
};
