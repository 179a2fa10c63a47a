import * as addCounters from "./costs/add-counters.ts";
import * as discard from "./costs/discard.ts";
import * as either from "./costs/either.ts";
import * as energy from "./costs/energy.ts";
import * as exile from "./costs/exile.ts";
import * as keywordAction from "./costs/keyword-action.ts";
import * as loyalty from "./costs/loyalty.ts";
import * as mana from "./costs/mana.ts";
import * as manaAmount from "./costs/mana-amount.ts";
import * as mill from "./costs/mill.ts";
import * as ownManaCost from "./costs/own-mana-cost.ts";
import * as payLife from "./costs/pay-life.ts";
import * as putIntoGraveyard from "./costs/put-into-graveyard.ts";
import * as putOnLibrary from "./costs/put-on-library.ts";
import * as removeCounters from "./costs/remove-counters.ts";
import * as returnToHand from "./costs/return-to-hand.ts";
import * as reveal from "./costs/reveal.ts";
import * as sacrifice from "./costs/sacrifice.ts";
import * as tap from "./costs/tap.ts";
import * as tapOthers from "./costs/tap-others.ts";
import * as times from "./costs/times.ts";
import * as unattach from "./costs/unattach.ts";
import * as untap from "./costs/untap.ts";
import * as untapOthers from "./costs/untap-others.ts";
import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import type { Member } from "./schema/basic.ts";
import { defineCost, unionOf } from "./schema/nodes.ts";

/** One part of a cost (CR 118). The parts of a list are all paid, in any order. */
export type Cost =
  | mana.ManaCost
  | manaAmount.ManaAmountCost
  | ownManaCost.OwnManaCostCost
  | tap.TapCost
  | untap.UntapCost
  | tapOthers.TapOthersCost
  | untapOthers.UntapOthersCost
  | payLife.PayLifeCost
  | sacrifice.SacrificeCost
  | discard.DiscardCost
  | exile.ExileCost
  | returnToHand.ReturnToHandCost
  | putOnLibrary.PutOnLibraryCost
  | putIntoGraveyard.PutIntoGraveyardCost
  | reveal.RevealCost
  | mill.MillCost
  | unattach.UnattachCost
  | removeCounters.RemoveCountersCost
  | addCounters.AddCountersCost
  | loyalty.LoyaltyCost
  | energy.EnergyCost
  | keywordAction.KeywordActionCost
  | times.TimesCost
  | either.EitherCost;

export type CostOf<K extends Cost["kind"]> = Extract<Cost, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type CostNodes = {
  readonly [K in Cost["kind"]]: {
    readonly schema: Member<CostOf<K>>;
    english(cost: CostOf<K>, p: PrintContext): string;
    french(cost: CostOf<K>, p: fr.FrenchContext): fr.CostWords;
  };
};

export const costNodes = {
  mana,
  manaAmount,
  ownManaCost,
  tap,
  untap,
  tapOthers,
  untapOthers,
  payLife,
  sacrifice,
  discard,
  exile,
  returnToHand,
  putOnLibrary,
  putIntoGraveyard,
  reveal,
  mill,
  unattach,
  removeCounters,
  addCounters,
  loyalty,
  energy,
  keywordAction,
  times,
  either,
} satisfies CostNodes;
defineCost(unionOf(Object.values(costNodes)));
