import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";
import type { GroupKey } from "./groups.ts";

/** The title of a group of cards; none for a section that has no groups. */
export function groupWords(key: GroupKey, { builder }: Messages): string {
  switch (key.kind) {
    case "all":
      return "";
    case "other":
      return builder.otherGroup;
    case "type":
      return builder.types[key.type];
    case "cost":
      return fill<string>(key.andMore ? builder.costOrMore : builder.cost, { cost: key.cost });
    case "color":
      return builder.colors[key.color];
    case "tag":
      return key.tag;
  }
}
