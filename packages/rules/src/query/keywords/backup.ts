import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import {
  CREATURE,
  ENTERS,
  filter,
  modifyUntilEndOfTurn,
  not,
  putCounters,
  THIS,
  targeted,
  whenever,
} from "./shorthand.ts";

/** CR 702.165a; what it gives is settled as it triggers (702.165d). */
function backupAbilities(amount: Amount, below: readonly Ability[]): readonly Ability[] {
  const target = { kind: "target", target: "backup" } as const;
  const given = below.map((ability) => ({ kind: "gainAbility" as const, ability }));
  const another = {
    kind: "all",
    filter: filter({ kind: "oneOf", ref: target }, not({ kind: "oneOf", ref: THIS })),
  } as const;
  return [
    whenever(
      ENTERS,
      targeted(
        { id: "backup", what: { kind: "object", filter: { of: [CREATURE] } } },
        putCounters("+1/+1", amount, { kind: "ref", ref: target }),
        ...(given.length > 0 ? [modifyUntilEndOfTurn(another, ...given)] : []),
      ),
    ),
  ];
}

export const backup: Keyword<"backup"> = {
  rule: "702.165",
  owner: "keywords",
  abilities: ({ amount }, { below }) => backupAbilities(amount, below),
};
