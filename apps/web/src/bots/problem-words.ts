import type { BotProblem } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";

/** What is wrong with a document, in words for its author. */
export function problemWords({ kind, field, wanted }: BotProblem, { bots }: Messages): string {
  const { problems, types } = bots.own;
  switch (kind) {
    case "syntax":
      return problems.syntax;
    case "missing":
      return fill(problems.missing, { field });
    case "unknown":
      return fill(problems.unknown, { field });
    case "type": {
      const named: Readonly<Record<string, string>> = types;
      return fill(problems.type, { field: field || problems.document, wanted: named[wanted] ?? wanted });
    }
    case "choice":
      return fill(problems.choice, { field, wanted });
    case "small":
      return fill(problems.small, { field, wanted });
    case "large":
      return fill(problems.large, { field, wanted });
    case "name":
      return problems.name;
    case "other":
      return fill(problems.other, { field });
  }
}
