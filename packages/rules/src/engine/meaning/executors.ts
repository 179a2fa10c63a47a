import type { Effect } from "@spellroom/card-language";
import { addMana } from "../../change/effects/add-mana.ts";
import { anyPlayerMay } from "../../change/effects/any-player-may.ts";
import { attach, unattach } from "../../change/effects/attach.ts";
import { flipCoins, rollDie } from "../../change/effects/chance.ts";
import { changeTargets } from "../../change/effects/change-targets.ts";
import { choose } from "../../change/effects/choose.ts";
import { copySpell } from "../../change/effects/copy-spell.ts";
import { counter } from "../../change/effects/counter-spell.ts";
import {
  addCounters,
  addPlayerCounters,
  addSameCounters,
  moveCounters,
  multiplyCounters,
  payEnergy,
  removeCounters,
} from "../../change/effects/counters.ts";
import { createReplacement, createRule } from "../../change/effects/create-rule.ts";
import { dealDamage } from "../../change/effects/damage.ts";
import { destroy } from "../../change/effects/destroy.ts";
import { discard } from "../../change/effects/discard.ts";
import { draw } from "../../change/effects/draw.ts";
import { createEmblem } from "../../change/effects/emblem.ts";
import { endCombat, endTurn } from "../../change/effects/end-turn.ts";
import { exchangeControl } from "../../change/effects/exchange-control.ts";
import { exchangeWithHand } from "../../change/effects/exchange-with-hand.ts";
import { exile } from "../../change/effects/exile.ts";
import { fight } from "../../change/effects/fight.ts";
import { chooseOne, forEach, ifThen, repeat } from "../../change/effects/flow.ts";
import { forEachPlayer } from "../../change/effects/for-each-player.ts";
import { drawGame, loseGame, winGame } from "../../change/effects/game-end.ts";
import { becomeBlocked, removeFromCombat } from "../../change/effects/in-combat.ts";
import { keywordAction } from "../../change/effects/keyword-actions/index.ts";
import { delayed, whenYouDo } from "../../change/effects/later.ts";
import { exchangeLife, gainLife, loseLife, setLife } from "../../change/effects/life.ts";
import { look, reveal, revealUntil } from "../../change/effects/look.ts";
import { may } from "../../change/effects/may.ts";
import { mayPlay } from "../../change/effects/may-play.ts";
import { meld } from "../../change/effects/meld.ts";
import { mill } from "../../change/effects/mill.ts";
import { modify } from "../../change/effects/modify.ts";
import { becomeMonarch } from "../../change/effects/monarch.ts";
import { move } from "../../change/effects/move.ts";
import {
  phaseOut,
  regenerate,
  transform,
  turnFaceDown,
  turnFaceUp,
} from "../../change/effects/permanents.ts";
import { separatePiles } from "../../change/effects/piles.ts";
import { restartGame } from "../../change/effects/restart-game.ts";
import type { EffectOf, Run } from "../../change/effects/run.ts";
import { sacrifice } from "../../change/effects/sacrifice.ts";
import { scry, surveil } from "../../change/effects/scry.ts";
import { search } from "../../change/effects/search.ts";
import { bindAmount, select } from "../../change/effects/select.ts";
import { shuffle } from "../../change/effects/shuffle.ts";
import { tap, untap } from "../../change/effects/tapping.ts";
import { createCopyToken, createToken } from "../../change/effects/tokens.ts";
import { controlNextTurn, extraPhase, extraTurn, skipNext } from "../../change/effects/turns.ts";
import { unless } from "../../change/effects/unless.ts";
import { unlockDoor } from "../../change/effects/unlock-door.ts";
import { vote } from "../../change/effects/vote.ts";
import { castNow } from "../../play/casting/cast-now.ts";
import { EngineError } from "../../state/access.ts";

type Kind = Effect["kind"];
type Effects = { readonly [K in Kind]: EffectOf<K> };
/** A kind of instruction: its rule, and the function that carries it out; `null`: none yet. */
type Row<K extends Kind> = readonly [rule: string, executor: ((run: Run, effect: Effects[K]) => void) | null];
type Rows = { readonly [K in Kind]: Row<K> };

/** Every kind of instruction. One that is missing here does not compile. */
export const EFFECTS: Rows = {
  dealDamage: ["120.3", dealDamage],
  gainLife: ["119.3", gainLife],
  loseLife: ["119.3", loseLife],
  setLife: ["119.5", setLife],
  exchangeLife: ["701.10c", exchangeLife],
  draw: ["121.1", draw],
  discard: ["701.8", discard],
  mill: ["701.13", mill],
  scry: ["701.18", scry],
  surveil: ["701.42", surveil],
  destroy: ["701.7", destroy],
  sacrifice: ["701.17", sacrifice],
  exile: ["701.11", exile],
  move: ["400.7", move],
  counter: ["701.5", counter],
  tap: ["701.21a", tap],
  untap: ["701.21b", untap],
  attach: ["701.3a", attach],
  unattach: ["701.3d", unattach],
  addCounters: ["122.1", addCounters],
  removeCounters: ["122.1", removeCounters],
  moveCounters: ["122.5", moveCounters],
  addSameCounters: ["122.6", addSameCounters],
  multiplyCounters: ["701.9", multiplyCounters],
  addPlayerCounters: ["122.1", addPlayerCounters],
  payEnergy: ["107.14", payEnergy],
  createToken: ["701.6a", createToken],
  createCopyToken: ["707.2", createCopyToken],
  modify: ["611.2", modify],
  createRule: ["611.2", createRule],
  createReplacement: ["614.1", createReplacement],
  addMana: ["106.4", addMana],
  search: ["701.19", search],
  shuffle: ["701.20", shuffle],
  look: ["608.2d", look],
  reveal: ["701.16", reveal],
  revealUntil: ["701.16", revealUntil],
  select: ["608.2d", select],
  bindAmount: ["608.2h", bindAmount],
  choose: ["608.2d", choose],
  separatePiles: ["700.3", separatePiles],
  vote: ["701.32", vote],
  anyPlayerMay: ["101.4", anyPlayerMay],
  fight: ["701.12", fight],
  regenerate: ["701.15", regenerate],
  transform: ["701.28", transform],
  turnFaceUp: ["708.7", turnFaceUp],
  meld: ["701.37", meld],
  unlockDoor: ["709.5", unlockDoor],
  turnFaceDown: ["708.2a", turnFaceDown],
  phaseOut: ["702.26b", phaseOut],
  removeFromCombat: ["506.4", removeFromCombat],
  becomeBlocked: ["509.1h", becomeBlocked],
  exchangeControl: ["701.10b", exchangeControl],
  exchangeWithHand: ["701.10d", exchangeWithHand],
  copySpell: ["707.10", copySpell],
  changeTargets: ["115.7", changeTargets],
  castNow: ["608.2g", castNow],
  mayPlay: ["601.3", mayPlay],
  extraTurn: ["500.7", extraTurn],
  extraPhase: ["500.8", extraPhase],
  skipNext: ["614.10", skipNext],
  endTurn: ["721.1", endTurn],
  endCombat: ["721.2", endCombat],
  controlNextTurn: ["720.1", controlNextTurn],
  winGame: ["104.2b", winGame],
  loseGame: ["104.3e", loseGame],
  drawGame: ["104.4c", drawGame],
  restartGame: ["724.1", restartGame],
  becomeMonarch: ["722.1", becomeMonarch],
  flipCoins: ["705.1", flipCoins],
  rollDie: ["706.1", rollDie],
  keywordAction: ["701.1", keywordAction],
  createEmblem: ["114.1", createEmblem],
  may: ["608.2d", may],
  unless: ["118.12a", unless],
  if: ["608.2c", ifThen],
  forEach: ["608.2c", forEach],
  forEachPlayer: ["101.4", forEachPlayer],
  repeat: ["608.2c", repeat],
  chooseOne: ["608.2d", chooseOne],
  whenYouDo: ["603.12", whenYouDo],
  delayed: ["603.7", delayed],
};

function carryOut<K extends Kind>(run: Run, kind: K, effect: Effects[K]): void {
  const [rule, executor]: Row<K> = EFFECTS[kind];
  if (!executor) throw new EngineError(`the instruction ${kind} (CR ${rule}) can't be carried out`);
  executor(run, effect);
}

/** Carries out one instruction, as far as possible without a decision. */
export function execute(run: Run, effect: Effect): void {
  carryOut(run, effect.kind, effect);
}
