import type * as fr from "./french/phrases.ts";
import * as addPT from "./modifications/add-pt.ts";
import * as cantHaveKeyword from "./modifications/cant-have-keyword.ts";
import * as chosenType from "./modifications/chosen-type.ts";
import * as colors from "./modifications/colors.ts";
import * as controller from "./modifications/controller.ts";
import * as copyOf from "./modifications/copy-of.ts";
import * as everyCreatureType from "./modifications/every-creature-type.ts";
import * as gainAbility from "./modifications/gain-ability.ts";
import * as gainKeywordOfChoice from "./modifications/gain-keyword-of-choice.ts";
import * as loseAllAbilities from "./modifications/lose-all-abilities.ts";
import * as loseCreatureTypes from "./modifications/lose-creature-types.ts";
import * as loseKeyword from "./modifications/lose-keyword.ts";
import * as noManaCost from "./modifications/no-mana-cost.ts";
import * as restriction from "./modifications/restriction.ts";
import * as setLoyalty from "./modifications/set-loyalty.ts";
import * as setName from "./modifications/set-name.ts";
import * as setPT from "./modifications/set-pt.ts";
import * as switchPT from "./modifications/switch-pt.ts";
import * as thisAbility from "./modifications/this-ability.ts";
import * as types from "./modifications/types.ts";
import type { PrintContext } from "./print/context.ts";
import type { ModificationStyle } from "./print/modification-style.ts";
import type { Member } from "./schema/basic.ts";
import { defineModification, unionOf } from "./schema/nodes.ts";

/** One change of characteristics or control, each belonging to a layer (CR 613.1). */
export type Modification =
  | copyOf.CopyOfModification
  | controller.ControllerModification
  | types.TypesModification
  | everyCreatureType.EveryCreatureTypeModification
  | chosenType.ChosenTypeModification
  | colors.ColorsModification
  | gainAbility.GainAbilityModification
  | thisAbility.ThisAbilityModification
  | loseCreatureTypes.LoseCreatureTypesModification
  | loseKeyword.LoseKeywordModification
  | loseAllAbilities.LoseAllAbilitiesModification
  | cantHaveKeyword.CantHaveKeywordModification
  | gainKeywordOfChoice.GainKeywordOfChoiceModification
  | setPT.SetPTModification
  | addPT.AddPTModification
  | switchPT.SwitchPTModification
  | setName.SetNameModification
  | noManaCost.NoManaCostModification
  | restriction.RestrictionModification
  | setLoyalty.SetLoyaltyModification;

export type ModificationOf<K extends Modification["kind"]> = Extract<Modification, { readonly kind: K }>;

/** What the file of a modification exports: its schema, and its words in each language. */
export type ModificationNodes = {
  readonly [K in Modification["kind"]]: {
    readonly schema: Member<ModificationOf<K>>;
    /** As a verb phrase; absent: it is put together with others of its kind (`print/modification.ts`). */
    readonly english?: (modification: ModificationOf<K>, style: ModificationStyle, p: PrintContext) => string;
    readonly french?: (
      modification: ModificationOf<K>,
      style: fr.ModificationStyle,
      p: fr.FrenchContext,
    ) => fr.VerbPhrase;
  };
};

export const modificationNodes = {
  copyOf,
  controller,
  types,
  everyCreatureType,
  chosenType,
  colors,
  gainAbility,
  thisAbility,
  loseCreatureTypes,
  loseKeyword,
  loseAllAbilities,
  cantHaveKeyword,
  gainKeywordOfChoice,
  setPT,
  addPT,
  switchPT,
  setName,
  noManaCost,
  restriction,
  setLoyalty,
} satisfies ModificationNodes;
defineModification(unionOf(Object.values(modificationNodes)));
