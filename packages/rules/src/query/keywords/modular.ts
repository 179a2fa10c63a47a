import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import {
  CREATURE,
  DIES,
  EVENT_OBJECT,
  entersWith,
  filter,
  putCounters,
  targeted,
  whenever,
  YOU,
} from "./shorthand.ts";

/** CR 702.43a. */
function modularAbilities(amount: Amount): readonly Ability[] {
  return [
    entersWith("+1/+1", amount),
    whenever(
      DIES,
      targeted(
        {
          id: "modular",
          what: { kind: "object", filter: filter({ kind: "type", type: "artifact" }, CREATURE) },
        },
        {
          kind: "may",
          who: YOU,
          effects: [
            putCounters(
              "+1/+1",
              { kind: "counters", counter: "+1/+1", on: EVENT_OBJECT },
              { kind: "ref", ref: { kind: "target", target: "modular" } },
            ),
          ],
        },
      ),
    ),
  ];
}

export const modular: Keyword<"modular"> = {
  rule: "702.43",
  owner: "keywords",
  abilities: ({ amount }) => modularAbilities(amount),
};
