import * as addCounters from "./effects/add-counters.ts";
import * as addMana from "./effects/add-mana.ts";
import * as addPlayerCounters from "./effects/add-player-counters.ts";
import * as addSameCounters from "./effects/add-same-counters.ts";
import * as anyPlayerMay from "./effects/any-player-may.ts";
import * as attach from "./effects/attach.ts";
import * as becomeBlocked from "./effects/become-blocked.ts";
import * as becomeMonarch from "./effects/become-monarch.ts";
import * as bindAmount from "./effects/bind-amount.ts";
import * as castNow from "./effects/cast-now.ts";
import * as changeTargets from "./effects/change-targets.ts";
import * as choose from "./effects/choose.ts";
import * as chooseOne from "./effects/choose-one.ts";
import * as controlNextTurn from "./effects/control-next-turn.ts";
import * as copySpell from "./effects/copy-spell.ts";
import * as counter from "./effects/counter.ts";
import * as createCopyToken from "./effects/create-copy-token.ts";
import * as createEmblem from "./effects/create-emblem.ts";
import * as createReplacement from "./effects/create-replacement.ts";
import * as createRule from "./effects/create-rule.ts";
import * as createToken from "./effects/create-token.ts";
import * as dealDamage from "./effects/deal-damage.ts";
import * as delayed from "./effects/delayed.ts";
import * as destroy from "./effects/destroy.ts";
import * as discard from "./effects/discard.ts";
import * as draw from "./effects/draw.ts";
import * as drawGame from "./effects/draw-game.ts";
import * as endCombat from "./effects/end-combat.ts";
import * as endTurn from "./effects/end-turn.ts";
import * as exchangeControl from "./effects/exchange-control.ts";
import * as exchangeLife from "./effects/exchange-life.ts";
import * as exchangeWithHand from "./effects/exchange-with-hand.ts";
import * as exile from "./effects/exile.ts";
import * as extraPhase from "./effects/extra-phase.ts";
import * as extraTurn from "./effects/extra-turn.ts";
import * as fight from "./effects/fight.ts";
import * as flipCoins from "./effects/flip-coins.ts";
import * as forEach from "./effects/for-each.ts";
import * as forEachPlayer from "./effects/for-each-player.ts";
import * as gainLife from "./effects/gain-life.ts";
import * as ifEffect from "./effects/if.ts";
import * as keywordAction from "./effects/keyword-action.ts";
import * as look from "./effects/look.ts";
import * as loseGame from "./effects/lose-game.ts";
import * as loseLife from "./effects/lose-life.ts";
import * as may from "./effects/may.ts";
import * as mayPlay from "./effects/may-play.ts";
import * as meld from "./effects/meld.ts";
import * as mill from "./effects/mill.ts";
import * as modify from "./effects/modify.ts";
import * as move from "./effects/move.ts";
import * as moveCounters from "./effects/move-counters.ts";
import * as multiplyCounters from "./effects/multiply-counters.ts";
import * as payEnergy from "./effects/pay-energy.ts";
import * as phaseOut from "./effects/phase-out.ts";
import * as regenerate from "./effects/regenerate.ts";
import * as removeCounters from "./effects/remove-counters.ts";
import * as removeFromCombat from "./effects/remove-from-combat.ts";
import * as repeat from "./effects/repeat.ts";
import * as restartGame from "./effects/restart-game.ts";
import * as reveal from "./effects/reveal.ts";
import * as revealUntil from "./effects/reveal-until.ts";
import * as rollDie from "./effects/roll-die.ts";
import * as sacrifice from "./effects/sacrifice.ts";
import * as scry from "./effects/scry.ts";
import * as search from "./effects/search.ts";
import * as select from "./effects/select.ts";
import * as separatePiles from "./effects/separate-piles.ts";
import * as setLife from "./effects/set-life.ts";
import * as shuffle from "./effects/shuffle.ts";
import * as skipNext from "./effects/skip-next.ts";
import * as surveil from "./effects/surveil.ts";
import * as tap from "./effects/tap.ts";
import * as transform from "./effects/transform.ts";
import * as turnFaceDown from "./effects/turn-face-down.ts";
import * as turnFaceUp from "./effects/turn-face-up.ts";
import * as unattach from "./effects/unattach.ts";
import * as unless from "./effects/unless.ts";
import * as unlockDoor from "./effects/unlock-door.ts";
import * as untap from "./effects/untap.ts";
import * as vote from "./effects/vote.ts";
import * as whenYouDo from "./effects/when-you-do.ts";
import * as winGame from "./effects/win-game.ts";
import type * as fr from "./french/phrases.ts";
import type { Piece } from "./print/clause.ts";
import type { PrintContext } from "./print/context.ts";
import type { Member } from "./schema/basic.ts";
import { defineEffect, unionOf } from "./schema/nodes.ts";

/**
 * One instruction. Instructions of a list are carried out in order (CR 608.2c). `bind` gives a name to the objects (or
 * number) that resulted, so that later instructions of the same text can refer to them.
 */
export type Effect =
  | dealDamage.DealDamageEffect
  | gainLife.GainLifeEffect
  | loseLife.LoseLifeEffect
  | setLife.SetLifeEffect
  | exchangeLife.ExchangeLifeEffect
  | draw.DrawEffect
  | discard.DiscardEffect
  | meld.MeldEffect
  | mill.MillEffect
  | scry.ScryEffect
  | surveil.SurveilEffect
  | addPlayerCounters.AddPlayerCountersEffect
  | payEnergy.PayEnergyEffect
  | destroy.DestroyEffect
  | sacrifice.SacrificeEffect
  | exile.ExileEffect
  | move.MoveEffect
  | counter.CounterEffect
  | phaseOut.PhaseOutEffect
  | tap.TapEffect
  | untap.UntapEffect
  | attach.AttachEffect
  | unattach.UnattachEffect
  | fight.FightEffect
  | regenerate.RegenerateEffect
  | transform.TransformEffect
  | turnFaceUp.TurnFaceUpEffect
  | unlockDoor.UnlockDoorEffect
  | turnFaceDown.TurnFaceDownEffect
  | removeFromCombat.RemoveFromCombatEffect
  | becomeBlocked.BecomeBlockedEffect
  | exchangeControl.ExchangeControlEffect
  | exchangeWithHand.ExchangeWithHandEffect
  | modify.ModifyEffect
  | addCounters.AddCountersEffect
  | removeCounters.RemoveCountersEffect
  | moveCounters.MoveCountersEffect
  | addSameCounters.AddSameCountersEffect
  | multiplyCounters.MultiplyCountersEffect
  | createToken.CreateTokenEffect
  | createCopyToken.CreateCopyTokenEffect
  | createEmblem.CreateEmblemEffect
  | search.SearchEffect
  | shuffle.ShuffleEffect
  | look.LookEffect
  | reveal.RevealEffect
  | revealUntil.RevealUntilEffect
  | select.SelectEffect
  | bindAmount.BindAmountEffect
  | choose.ChooseEffect
  | separatePiles.SeparatePilesEffect
  | vote.VoteEffect
  | copySpell.CopySpellEffect
  | changeTargets.ChangeTargetsEffect
  | castNow.CastNowEffect
  | mayPlay.MayPlayEffect
  | addMana.AddManaEffect
  | extraTurn.ExtraTurnEffect
  | extraPhase.ExtraPhaseEffect
  | skipNext.SkipNextEffect
  | endTurn.EndTurnEffect
  | endCombat.EndCombatEffect
  | controlNextTurn.ControlNextTurnEffect
  | winGame.WinGameEffect
  | loseGame.LoseGameEffect
  | drawGame.DrawGameEffect
  | restartGame.RestartGameEffect
  | becomeMonarch.BecomeMonarchEffect
  | may.MayEffect
  | anyPlayerMay.AnyPlayerMayEffect
  | unless.UnlessEffect
  | ifEffect.IfEffect
  | forEach.ForEachEffect
  | forEachPlayer.ForEachPlayerEffect
  | repeat.RepeatEffect
  | chooseOne.ChooseOneEffect
  | createRule.CreateRuleEffect
  | createReplacement.CreateReplacementEffect
  | whenYouDo.WhenYouDoEffect
  | delayed.DelayedEffect
  | flipCoins.FlipCoinsEffect
  | rollDie.RollDieEffect
  | keywordAction.KeywordActionEffect;

export type EffectOf<K extends Effect["kind"]> = Extract<Effect, { readonly kind: K }>;

/** What the file of an effect exports: its schema, and its words in each language. */
export type EffectNodes = {
  readonly [K in Effect["kind"]]: {
    readonly schema: Member<EffectOf<K>>;
    /** The instruction as a clause or a sentence. */
    english(effect: EffectOf<K>, p: PrintContext): Piece;
    french(effect: EffectOf<K>, p: fr.FrenchContext): fr.Piece;
    /** What it is in canonical form, once its parts are; absent: itself. */
    readonly canonical?: (effect: EffectOf<K>) => EffectOf<K>;
  };
};

export const effectNodes = {
  dealDamage,
  gainLife,
  loseLife,
  setLife,
  exchangeLife,
  draw,
  discard,
  mill,
  scry,
  surveil,
  addPlayerCounters,
  payEnergy,
  destroy,
  sacrifice,
  exile,
  move,
  counter,
  phaseOut,
  tap,
  untap,
  attach,
  unattach,
  fight,
  regenerate,
  transform,
  meld,
  turnFaceUp,
  unlockDoor,
  turnFaceDown,
  removeFromCombat,
  becomeBlocked,
  exchangeControl,
  exchangeWithHand,
  modify,
  addCounters,
  removeCounters,
  moveCounters,
  addSameCounters,
  multiplyCounters,
  createToken,
  createCopyToken,
  createEmblem,
  search,
  shuffle,
  look,
  reveal,
  revealUntil,
  select,
  bindAmount,
  choose,
  separatePiles,
  vote,
  copySpell,
  changeTargets,
  castNow,
  mayPlay,
  addMana,
  extraTurn,
  extraPhase,
  skipNext,
  endTurn,
  endCombat,
  controlNextTurn,
  winGame,
  loseGame,
  drawGame,
  restartGame,
  becomeMonarch,
  may,
  anyPlayerMay,
  unless,
  if: ifEffect,
  forEach,
  forEachPlayer,
  repeat,
  chooseOne,
  createRule,
  createReplacement,
  whenYouDo,
  delayed,
  flipCoins,
  rollDie,
  keywordAction,
} satisfies EffectNodes;
defineEffect(unionOf(Object.values(effectNodes)));
