import type { EventBound } from "./event-bound.ts";
import * as activates from "./events/activates.ts";
import * as anyOf from "./events/any-of.ts";
import * as attached from "./events/attached.ts";
import * as attacks from "./events/attacks.ts";
import * as becomesBlocked from "./events/becomes-blocked.ts";
import * as becomesMonarch from "./events/becomes-monarch.ts";
import * as becomesTarget from "./events/becomes-target.ts";
import * as blocks from "./events/blocks.ts";
import * as casts from "./events/casts.ts";
import * as chapter from "./events/chapter.ts";
import * as coinFlipped from "./events/coin-flipped.ts";
import * as controlChanges from "./events/control-changes.ts";
import * as copies from "./events/copies.ts";
import * as counterPut from "./events/counter-put.ts";
import * as counterRemoved from "./events/counter-removed.ts";
import * as countered from "./events/countered.ts";
import * as crews from "./events/crews.ts";
import * as dayNightChanges from "./events/day-night-changes.ts";
import * as dealsDamage from "./events/deals-damage.ts";
import * as dieRolled from "./events/die-rolled.ts";
import * as discards from "./events/discards.ts";
import * as draws from "./events/draws.ts";
import * as expends from "./events/expends.ts";
import * as gainsLife from "./events/gains-life.ts";
import * as getsCounters from "./events/gets-counters.ts";
import * as keywordAction from "./events/keyword-action.ts";
import * as losesGame from "./events/loses-game.ts";
import * as losesLife from "./events/loses-life.ts";
import * as manaAdded from "./events/mana-added.ts";
import * as moves from "./events/moves.ts";
import * as notBlocked from "./events/not-blocked.ts";
import * as phasesIn from "./events/phases-in.ts";
import * as phasesOut from "./events/phases-out.ts";
import * as playsLand from "./events/plays-land.ts";
import * as shuffles from "./events/shuffles.ts";
import * as state from "./events/state.ts";
import * as stepBegins from "./events/step-begins.ts";
import * as taps from "./events/taps.ts";
import * as tokenCreated from "./events/token-created.ts";
import * as transforms from "./events/transforms.ts";
import * as turnedFaceUp from "./events/turned-face-up.ts";
import * as unlocks from "./events/unlocks.ts";
import * as untaps from "./events/untaps.ts";
import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import type { EventClause } from "./print/event-clause.ts";
import type { Member } from "./schema/basic.ts";
import { defineEvent, unionOf } from "./schema/nodes.ts";

/**
 * Something that may happen. Triggers wait for it, replacement effects watch for it, conditions and amounts ask whether it
 * happened. `batch: true` is "one or more": once for all that happen at the same time.
 */
export type EventPattern =
  | moves.MovesEvent
  | taps.TapsEvent
  | untaps.UntapsEvent
  | becomesTarget.BecomesTargetEvent
  | counterPut.CounterPutEvent
  | counterRemoved.CounterRemovedEvent
  | countered.CounteredEvent
  | attached.AttachedEvent
  | transforms.TransformsEvent
  | turnedFaceUp.TurnedFaceUpEvent
  | unlocks.UnlocksEvent
  | controlChanges.ControlChangesEvent
  | attacks.AttacksEvent
  | blocks.BlocksEvent
  | becomesBlocked.BecomesBlockedEvent
  | notBlocked.NotBlockedEvent
  | dealsDamage.DealsDamageEvent
  | casts.CastsEvent
  | copies.CopiesEvent
  | activates.ActivatesEvent
  | becomesMonarch.BecomesMonarchEvent
  | dayNightChanges.DayNightChangesEvent
  | crews.CrewsEvent
  | expends.ExpendsEvent
  | getsCounters.GetsCountersEvent
  | phasesIn.PhasesInEvent
  | phasesOut.PhasesOutEvent
  | shuffles.ShufflesEvent
  | stepBegins.StepBeginsEvent
  | draws.DrawsEvent
  | discards.DiscardsEvent
  | gainsLife.GainsLifeEvent
  | losesLife.LosesLifeEvent
  | tokenCreated.TokenCreatedEvent
  | keywordAction.KeywordActionEvent
  | losesGame.LosesGameEvent
  | playsLand.PlaysLandEvent
  | manaAdded.ManaAddedEvent
  | coinFlipped.CoinFlippedEvent
  | dieRolled.DieRolledEvent
  | state.StateEvent
  | chapter.ChapterEvent
  | anyOf.AnyOfEvent;

export type EventPatternOf<K extends EventPattern["kind"]> = Extract<EventPattern, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type EventNodes = {
  readonly [K in EventPattern["kind"]]: {
    readonly schema: Member<EventPatternOf<K>>;
    english(event: EventPatternOf<K>, p: PrintContext, bound?: EventBound): EventClause;
    french(event: EventPatternOf<K>, p: fr.FrenchContext, bound?: EventBound): fr.EventClause;
  };
};

export const eventNodes = {
  moves,
  taps,
  untaps,
  becomesTarget,
  counterPut,
  counterRemoved,
  countered,
  attached,
  transforms,
  turnedFaceUp,
  unlocks,
  controlChanges,
  attacks,
  blocks,
  becomesBlocked,
  notBlocked,
  dealsDamage,
  casts,
  copies,
  activates,
  becomesMonarch,
  dayNightChanges,
  crews,
  expends,
  getsCounters,
  phasesIn,
  phasesOut,
  shuffles,
  stepBegins,
  draws,
  discards,
  gainsLife,
  losesLife,
  tokenCreated,
  keywordAction,
  losesGame,
  playsLand,
  manaAdded,
  coinFlipped,
  dieRolled,
  state,
  chapter,
  anyOf,
} satisfies EventNodes;
defineEvent(unionOf(Object.values(eventNodes)));
