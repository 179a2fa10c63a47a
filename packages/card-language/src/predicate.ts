import type * as fr from "./french/phrases.ts";
import * as abilityOf from "./predicates/ability-of.ts";
import * as all from "./predicates/all.ts";
import * as any from "./predicates/any.ts";
import * as attachedTo from "./predicates/attached-to.ts";
import * as attacksPlayer from "./predicates/attacks-player.ts";
import * as blockedBy from "./predicates/blocked-by.ts";
import * as blockedWith from "./predicates/blocked-with.ts";
import * as blocking from "./predicates/blocking.ts";
import * as castFrom from "./predicates/cast-from.ts";
import * as castThisTurn from "./predicates/cast-this-turn.ts";
import * as chosen from "./predicates/chosen.ts";
import * as color from "./predicates/color.ts";
import * as colorCount from "./predicates/color-count.ts";
import * as controller from "./predicates/controller.ts";
import * as counters from "./predicates/counters.ts";
import * as crewed from "./predicates/crewed.ts";
import * as dealtDamageBy from "./predicates/dealt-damage-by.ts";
import * as dealtDamageTo from "./predicates/dealt-damage-to.ts";
import * as extreme from "./predicates/extreme.ts";
import * as fought from "./predicates/fought.ts";
import * as hasAbility from "./predicates/has-ability.ts";
import * as hasAdventure from "./predicates/has-adventure.ts";
import * as hasAttached from "./predicates/has-attached.ts";
import * as historic from "./predicates/historic.ts";
import * as keyword from "./predicates/keyword.ts";
import * as named from "./predicates/named.ts";
import * as not from "./predicates/not.ts";
import * as oneOf from "./predicates/one-of.ts";
import * as other from "./predicates/other.ts";
import * as otherThan from "./predicates/other-than.ts";
import * as owner from "./predicates/owner.ts";
import * as paired from "./predicates/paired.ts";
import * as parity from "./predicates/parity.ts";
import * as permanent from "./predicates/permanent.ts";
import * as putThereThisTurn from "./predicates/put-there-this-turn.ts";
import * as shares from "./predicates/shares.ts";
import * as singleTarget from "./predicates/single-target.ts";
import * as stackObject from "./predicates/stack-object.ts";
import * as stat from "./predicates/stat.ts";
import * as status from "./predicates/status.ts";
import * as subtype from "./predicates/subtype.ts";
import * as supertype from "./predicates/supertype.ts";
import * as targets from "./predicates/targets.ts";
import * as token from "./predicates/token.ts";
import * as type from "./predicates/type.ts";
import * as xInManaCost from "./predicates/x-in-mana-cost.ts";
import type { PrintContext } from "./print/context.ts";
import type { Adjective } from "./print/noun-before.ts";
import type { OneMany } from "./print/noun-phrase.ts";
import type { Member } from "./schema/basic.ts";
import { definePredicate, unionOf } from "./schema/nodes.ts";

/** One thing that is true of an object. A filter holds when all of its predicates do. */
export type Predicate =
  | type.TypePredicate
  | supertype.SupertypePredicate
  | subtype.SubtypePredicate
  | color.ColorPredicate
  | colorCount.ColorCountPredicate
  | token.TokenPredicate
  | permanent.PermanentPredicate
  | historic.HistoricPredicate
  | named.NamedPredicate
  | status.StatusPredicate
  | keyword.KeywordPredicate
  | stat.StatPredicate
  | counters.CountersPredicate
  | stackObject.StackObjectPredicate
  | castFrom.CastFromPredicate
  | hasAbility.HasAbilityPredicate
  | hasAttached.HasAttachedPredicate
  | putThereThisTurn.PutThereThisTurnPredicate
  | castThisTurn.CastThisTurnPredicate
  | crewed.CrewedPredicate
  | fought.FoughtPredicate
  | dealtDamageBy.DealtDamageByPredicate
  | controller.ControllerPredicate
  | owner.OwnerPredicate
  | other.OtherPredicate
  | otherThan.OtherThanPredicate
  | oneOf.OneOfPredicate
  | attachedTo.AttachedToPredicate
  | shares.SharesPredicate
  | chosen.ChosenPredicate
  | targets.TargetsPredicate
  | abilityOf.AbilityOfPredicate
  | dealtDamageTo.DealtDamageToPredicate
  | blockedWith.BlockedWithPredicate
  | singleTarget.SingleTargetPredicate
  | parity.ParityPredicate
  | xInManaCost.XInManaCostPredicate
  | hasAdventure.HasAdventurePredicate
  | paired.PairedPredicate
  | blocking.BlockingPredicate
  | blockedBy.BlockedByPredicate
  | attacksPlayer.AttacksPlayerPredicate
  | extreme.ExtremePredicate
  | not.NotPredicate
  | any.AnyPredicate
  | all.AllPredicate;

export type PredicateOf<K extends Predicate["kind"]> = Extract<Predicate, { readonly kind: K }>;

/** What the file of a predicate exports: its schema, and its words in each language. */
export type PredicateNodes = {
  readonly [K in Predicate["kind"]]: {
    readonly schema: Member<PredicateOf<K>>;
    /** In front of the noun: "tapped", "black". */
    readonly englishAdjective?: (predicate: PredicateOf<K>, p: PrintContext) => Adjective | undefined;
    /** In front of the noun where it is denied: "nonblack". */
    readonly englishNotAdjective?: (predicate: PredicateOf<K>, p: PrintContext) => Adjective | undefined;
    /** After the noun: "you control", "with flying". */
    readonly englishAfter?: (predicate: PredicateOf<K>, p: PrintContext, onStack: boolean) => OneMany;
    /** After the noun where it is denied: "without flying". */
    readonly englishNotAfter?: (predicate: PredicateOf<K>, p: PrintContext, onStack: boolean) => OneMany;
    /** « engagée », « noire ». */
    readonly frenchAdjective?: (
      predicate: PredicateOf<K>,
      p: fr.FrenchContext,
    ) => fr.RankedAdjective | undefined;
    /** « non-noire ». */
    readonly frenchNotAdjective?: (
      predicate: PredicateOf<K>,
      p: fr.FrenchContext,
    ) => fr.RankedAdjective | undefined;
    /** « que vous contrôlez », « avec le vol ». */
    readonly frenchAfter?: (predicate: PredicateOf<K>, p: fr.FrenchContext) => fr.After;
    /** « sans le vol ». */
    readonly frenchNotAfter?: (predicate: PredicateOf<K>, p: fr.FrenchContext) => fr.After;
  };
};

export const predicateNodes = {
  type,
  supertype,
  subtype,
  color,
  colorCount,
  token,
  permanent,
  historic,
  named,
  status,
  keyword,
  stat,
  counters,
  stackObject,
  castFrom,
  hasAbility,
  hasAttached,
  putThereThisTurn,
  castThisTurn,
  crewed,
  fought,
  dealtDamageBy,
  controller,
  owner,
  other,
  otherThan,
  oneOf,
  attachedTo,
  shares,
  chosen,
  targets,
  abilityOf,
  dealtDamageTo,
  blockedWith,
  singleTarget,
  parity,
  xInManaCost,
  hasAdventure,
  paired,
  blocking,
  blockedBy,
  attacksPlayer,
  extreme,
  not,
  any,
  all,
} satisfies PredicateNodes;
definePredicate(unionOf(Object.values(predicateNodes)));
