import { z } from "zod";
import * as atMost from "./amounts/at-most.ts";
import * as bound from "./amounts/bound.ts";
import * as cardsIn from "./amounts/cards-in.ts";
import * as classLevel from "./amounts/class-level.ts";
import * as colorsSpent from "./amounts/colors-spent.ts";
import * as commanderCasts from "./amounts/commander-casts.ts";
import * as count from "./amounts/count.ts";
import * as countPlayers from "./amounts/count-players.ts";
import * as countRef from "./amounts/count-ref.ts";
import * as counters from "./amounts/counters.ts";
import * as devotion from "./amounts/devotion.ts";
import * as difference from "./amounts/difference.ts";
import * as distinct from "./amounts/distinct.ts";
import * as event from "./amounts/event.ts";
import * as extreme from "./amounts/extreme.ts";
import * as half from "./amounts/half.ts";
import * as happened from "./amounts/happened.ts";
import * as ifCompare from "./amounts/if-compare.ts";
import * as life from "./amounts/life.ts";
import * as manaSpent from "./amounts/mana-spent.ts";
import * as most from "./amounts/most.ts";
import * as numberOfTargets from "./amounts/number-of-targets.ts";
import * as party from "./amounts/party.ts";
import * as playerCounters from "./amounts/player-counters.ts";
import * as startingLife from "./amounts/starting-life.ts";
import * as stat from "./amounts/stat.ts";
import * as sum from "./amounts/sum.ts";
import * as targetsBeyondFirst from "./amounts/targets-beyond-first.ts";
import * as times from "./amounts/times.ts";
import * as timesKicked from "./amounts/times-kicked.ts";
import * as total from "./amounts/total.ts";
import * as x from "./amounts/x.ts";
import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import { integer, type Member, natural } from "./schema/basic.ts";
import { defineAmount, defineSignedAmount, schemaIds, unionOf } from "./schema/nodes.ts";

/** A number, fixed or found when it is needed (CR 608.2h). */
export type Amount = number | AmountExpression;

/** An amount that is found in the game or made of others. */
export type AmountExpression =
  | x.XAmount
  | count.CountAmount
  | countPlayers.CountPlayersAmount
  | countRef.CountRefAmount
  | stat.StatAmount
  | counters.CountersAmount
  | playerCounters.PlayerCountersAmount
  | life.LifeAmount
  | startingLife.StartingLifeAmount
  | classLevel.ClassLevelAmount
  | cardsIn.CardsInAmount
  | event.EventAmount
  | bound.BoundAmount
  | extreme.ExtremeAmount
  | total.TotalAmount
  | distinct.DistinctAmount
  | devotion.DevotionAmount
  | colorsSpent.ColorsSpentAmount
  | manaSpent.ManaSpentAmount
  | timesKicked.TimesKickedAmount
  | commanderCasts.CommanderCastsAmount
  | numberOfTargets.NumberOfTargetsAmount
  | targetsBeyondFirst.TargetsBeyondFirstAmount
  | party.PartyAmount
  | happened.HappenedAmount
  | sum.SumAmount
  | difference.DifferenceAmount
  | times.TimesAmount
  | half.HalfAmount
  | most.MostAmount
  | atMost.AtMostAmount
  | ifCompare.IfCompareAmount;

export type AmountExpressionOf<K extends AmountExpression["kind"]> = Extract<
  AmountExpression,
  { readonly kind: K }
>;

/** What the file of a member exports: its schema, and its words in each language. */
export type AmountNodes = {
  readonly [K in AmountExpression["kind"]]: {
    readonly schema: Member<AmountExpressionOf<K>>;
    english(amount: AmountExpressionOf<K>, p: PrintContext): string;
    /** What is counted, as in "for each ..."; absent: it counts nothing. */
    readonly englishEach?: (amount: AmountExpressionOf<K>, p: PrintContext) => string;
    french(amount: AmountExpressionOf<K>, p: fr.FrenchContext): string;
    readonly frenchEach?: (amount: AmountExpressionOf<K>, p: fr.FrenchContext) => string;
    /** What it is in canonical form, once its parts are; absent: itself. */
    readonly canonical?: (node: AmountExpressionOf<K>) => AmountExpressionOf<K>;
  };
};

export const amountNodes = {
  x,
  count,
  countPlayers,
  countRef,
  stat,
  counters,
  playerCounters,
  life,
  startingLife,
  classLevel,
  cardsIn,
  event,
  bound,
  extreme,
  total,
  distinct,
  devotion,
  colorsSpent,
  manaSpent,
  timesKicked,
  commanderCasts,
  numberOfTargets,
  targetsBeyondFirst,
  party,
  happened,
  sum,
  difference,
  times,
  half,
  most,
  atMost,
  ifCompare,
} satisfies AmountNodes;
const expression = unionOf(Object.values(amountNodes));
schemaIds.add(expression, { id: "AmountExpression" });
defineAmount(z.union([natural, expression]));
defineSignedAmount(z.union([integer, expression]));
