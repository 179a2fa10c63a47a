import * as activatedThisTurn from "./conditions/activated-this-turn.ts";
import * as all from "./conditions/all.ts";
import * as any from "./conditions/any.ts";
import * as asCast from "./conditions/as-cast.ts";
import * as chosenWord from "./conditions/chosen-word.ts";
import * as compare from "./conditions/compare.ts";
import * as completedDungeon from "./conditions/completed-dungeon.ts";
import * as dayNight from "./conditions/day-night.ts";
import * as did from "./conditions/did.ts";
import * as during from "./conditions/during.ts";
import * as exists from "./conditions/exists.ts";
import * as happened from "./conditions/happened.ts";
import * as is from "./conditions/is.ts";
import * as kicked from "./conditions/kicked.ts";
import * as manaSpent from "./conditions/mana-spent.ts";
import * as not from "./conditions/not.ts";
import * as paidAlternative from "./conditions/paid-alternative.ts";
import * as player from "./conditions/player.ts";
import * as resolvedThisTurn from "./conditions/resolved-this-turn.ts";
import * as samePlayer from "./conditions/same-player.ts";
import * as turn from "./conditions/turn.ts";
import * as wasCast from "./conditions/was-cast.ts";
import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import type { Member } from "./schema/basic.ts";
import { defineCondition, unionOf } from "./schema/nodes.ts";

/** Something that is true or not at the moment it is asked. */
export type Condition =
  | compare.CompareCondition
  | exists.ExistsCondition
  | is.IsCondition
  | turn.TurnCondition
  | during.DuringCondition
  | kicked.KickedCondition
  | wasCast.WasCastCondition
  | paidAlternative.PaidAlternativeCondition
  | did.DidCondition
  | happened.HappenedCondition
  | asCast.AsCastCondition
  | activatedThisTurn.ActivatedThisTurnCondition
  | resolvedThisTurn.ResolvedThisTurnCondition
  | player.PlayerCondition
  | samePlayer.SamePlayerCondition
  | dayNight.DayNightCondition
  | completedDungeon.CompletedDungeonCondition
  | manaSpent.ManaSpentCondition
  | not.NotCondition
  | all.AllCondition
  | chosenWord.ChosenWordCondition
  | any.AnyCondition;

export type ConditionOf<K extends Condition["kind"]> = Extract<Condition, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type ConditionNodes = {
  readonly [K in Condition["kind"]]: {
    readonly schema: Member<ConditionOf<K>>;
    english(condition: ConditionOf<K>, p: PrintContext): string;
    /** After « si », or its opposite. */
    french(condition: ConditionOf<K>, p: fr.FrenchContext, denied: boolean): string;
  };
};

export const conditionNodes = {
  compare,
  exists,
  is,
  turn,
  during,
  kicked,
  wasCast,
  paidAlternative,
  did,
  happened,
  asCast,
  activatedThisTurn,
  resolvedThisTurn,
  chosenWord,
  player,
  samePlayer,
  dayNight,
  completedDungeon,
  manaSpent,
  not,
  all,
  any,
} satisfies ConditionNodes;
defineCondition(unionOf(Object.values(conditionNodes)));
