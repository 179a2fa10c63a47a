import { z } from "zod";
import type { Modification } from "../modification.ts";
import { restriction } from "../restriction.ts";
import type { Agrees, Expect } from "./agree.ts";
import { cardTypes, colors, label, list, some, subtypes, supertypes, variant } from "./basic.ts";
import { keywordName } from "./keyword.ts";
import type { Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

export function modificationMembers(refs: Refs) {
  const power = refs.signedAmount;
  const toughness = refs.signedAmount;
  return [
    variant("copyOf", { of: objectRef, except: list(refs.modification).exactOptional() }),
    variant("controller", { player: playerRef }),
    variant("types", {
      mode: z.enum(["set", "add", "addTypes", "remove"]),
      supertypes: supertypes.exactOptional(),
      types: cardTypes.exactOptional(),
      subtypes: subtypes.exactOptional(),
    }),
    variant("everyCreatureType"),
    variant("chosenType", { what: z.enum(["creatureType", "landType"]), mode: z.enum(["set", "add"]) }),
    variant("colors", {
      mode: z.enum(["set", "add"]),
      colors: z.union([z.enum(["chosen", "all"]), colors]),
    }),
    variant("gainAbility", { ability: refs.ability }),
    variant("loseKeyword", { keyword: keywordName }),
    variant("loseAllAbilities"),
    variant("cantHaveKeyword", { keyword: keywordName }),
    variant("gainKeywordOfChoice", { of: some(refs.keywordAbility) }),
    variant("setPT", { power: power.exactOptional(), toughness: toughness.exactOptional() }),
    variant("addPT", { power, toughness }),
    variant("switchPT"),
    variant("setName", { name: label }),
    variant("noManaCost"),
    variant("restriction", { restriction }),
    variant("setLoyalty", { loyalty: refs.amount }),
  ] as const;
}
export type ModificationAgrees = Expect<
  Agrees<z.output<ReturnType<typeof modificationMembers>[number]>, Modification>
>;
