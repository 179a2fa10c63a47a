import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, IT, whenever, YOU } from "./shorthand.ts";

/** Offspring (Bloomburrow): a 1/1 copy of it as it enters; the additional cost is the business of casting. */
const offspringAbilities: readonly Ability[] = [
  whenever(
    ENTERS,
    body({
      kind: "createCopyToken",
      who: YOU,
      amount: 1,
      of: IT,
      except: [{ kind: "setPT", power: 1, toughness: 1 }],
    }),
    { condition: { kind: "paidAlternative", keyword: "offspring" } },
  ),
];

export const offspring: Keyword<"offspring"> = {
  rule: "Bloomburrow",
  owner: "casting",
  abilities: () => offspringAbilities,
};
