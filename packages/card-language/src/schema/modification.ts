import { z } from "zod";
import type { Duration, Modification, Restriction } from "../modification.ts";
import type { Agrees, Expect } from "./agree.ts";
import {
  cardTypes,
  colors,
  flag,
  label,
  list,
  positive,
  some,
  subtypes,
  supertypes,
  variant,
} from "./basic.ts";
import { keywordName } from "./keyword.ts";
import { named, type Refs } from "./nodes.ts";
import { objectRef, playerRef } from "./reference.ts";

export const duration = z.enum([
  "endOfTurn",
  "yourNextTurn",
  "endOfYourNextTurn",
  "endOfCombat",
  "endOfGame",
  "untilNextUpkeep",
  "untilNextEndStep",
  "whileSourceOnBattlefield",
  "whileYouControlSource",
  "whileSourceTapped",
  "whileThere",
]);
export type DurationAgrees = Expect<Agrees<z.output<typeof duration>, Duration>>;

function combatRestrictions(refs: Refs) {
  const someFilter = refs.filter.exactOptional();
  const unlessCost = refs.costs.exactOptional();
  return [
    variant("cantAttack", {
      unlessDefenderControls: someFilter,
      player: playerRef.exactOptional(),
      alone: flag,
      unlessCost,
    }),
    variant("cantBlock", { what: someFilter, alone: flag, unlessCost }),
    variant("canBlockOnly", { what: refs.filter }),
    variant("canBlockAdditional", { count: z.union([z.literal("any"), refs.amount]) }),
    variant("cantBeBlocked", {
      by: someFilter,
      exceptBy: someFilter,
      byMoreThan: positive.exactOptional(),
      exceptByAtLeast: positive.exactOptional(),
    }),
    variant("mustAttack", { player: playerRef.exactOptional() }),
    variant("mustBlock", { what: objectRef.exactOptional() }),
    variant("mustBeBlocked", { byAll: flag }),
    variant("attacksAsThoughNoDefender"),
    variant("attacksAsThoughHaste"),
    variant("assignsDamageByToughness"),
    variant("assignsDamageAsThoughUnblocked"),
    variant("dealsNoCombatDamage"),
    variant("canAttackPlaneswalkersOnly"),
    variant("lethalDamageByPower"),
  ] as const;
}

function otherRestrictions(refs: Refs) {
  const spellsOf = z.strictObject({ spellsControlledBy: playerRef });
  return [
    variant("doesntUntap", {
      during: z.enum(["untapStep", "nextUntapStep"]).exactOptional(),
      whose: playerRef.exactOptional(),
    }),
    variant("mayNotUntap"),
    variant("cantUntap"),
    variant("cantBeTargeted", { by: z.union([refs.filter, spellsOf]) }),
    variant("cantBeCountered", { by: refs.filter.exactOptional() }),
    variant("cantBeSacrificed"),
    variant("cantBeRegenerated"),
    variant("cantBeEnchantedOrEquipped", { by: refs.filter.exactOptional() }),
    variant("cantHaveCounters"),
    variant("cantActivateAbilities", { onlyNonMana: flag, onlyTap: flag }),
    variant("cantTransform"),
    variant("cantBeExiled"),
    variant("losesToZeroCounters"),
  ] as const;
}

export function restrictionMembers(refs: Refs) {
  return [...combatRestrictions(refs), ...otherRestrictions(refs)] as const;
}
export type RestrictionAgrees = Expect<
  Agrees<z.output<ReturnType<typeof restrictionMembers>[number]>, Restriction>
>;

export function modificationMembers(refs: Refs) {
  const restriction = named("Restriction", z.discriminatedUnion("kind", restrictionMembers(refs)));
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
