import type { Effect } from "@spellroom/card-language";
import { addMana } from "./add-mana.ts";
import { attach, unattach } from "./attach.ts";
import { castNow } from "./cast-now.ts";
import { flipCoins, rollDie } from "./chance.ts";
import { changeTargets } from "./change-targets.ts";
import { choose } from "./choose.ts";
import { copySpell } from "./copy-spell.ts";
import { counter } from "./counter-spell.ts";
import {
  addCounters,
  addPlayerCounters,
  moveCounters,
  multiplyCounters,
  payEnergy,
  removeCounters,
} from "./counters.ts";
import { createReplacement, createRule } from "./create-rule.ts";
import { dealDamage } from "./damage.ts";
import { destroy } from "./destroy.ts";
import { discard } from "./discard.ts";
import { draw } from "./draw.ts";
import { forEachPlayer } from "./each-player.ts";
import { createEmblem } from "./emblem.ts";
import { endCombat, endTurn } from "./end-turn.ts";
import { exchangeControl } from "./exchange-control.ts";
import { exile } from "./exile.ts";
import { fight } from "./fight.ts";
import { chooseOne, forEach, ifThen, repeat } from "./flow.ts";
import { drawGame, loseGame, winGame } from "./game-end.ts";
import { becomeBlocked, removeFromCombat } from "./in-combat.ts";
import { keywordAction } from "./keyword-actions/index.ts";
import { delayed, whenYouDo } from "./later.ts";
import { exchangeLife, gainLife, loseLife, setLife } from "./life.ts";
import { look, reveal, revealUntil } from "./look.ts";
import { may } from "./may.ts";
import { mayPlay } from "./may-play.ts";
import { mill } from "./mill.ts";
import { modify } from "./modify.ts";
import { becomeMonarch } from "./monarch.ts";
import { move } from "./move.ts";
import { phaseOut, regenerate, transform, turnFaceDown, turnFaceUp } from "./permanents.ts";
import { separatePiles } from "./piles.ts";
import type { EffectOf, Run } from "./run.ts";
import { sacrifice } from "./sacrifice.ts";
import { scry, surveil } from "./scry.ts";
import { search } from "./search.ts";
import { bindAmount, select } from "./select.ts";
import { shuffle } from "./shuffle.ts";
import { tap, untap } from "./tapping.ts";
import { createCopyToken, createToken } from "./tokens.ts";
import { controlNextTurn, extraPhase, extraTurn, skipNext } from "./turns.ts";
import { unless } from "./unless.ts";
import { restartGame } from "./unsupported.ts";
import { vote } from "./vote.ts";

type Kind = Effect["kind"];
type Effects = { readonly [K in Kind]: EffectOf<K> };
type Executors = { readonly [K in Kind]: (run: Run, effect: Effects[K]) => void };

/** What carries out each kind of instruction. A kind that is missing here does not compile. */
const EXECUTORS: Executors = {
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
  destroy,
  sacrifice,
  exile,
  move,
  counter,
  tap,
  untap,
  attach,
  unattach,
  addCounters,
  removeCounters,
  moveCounters,
  multiplyCounters,
  addPlayerCounters,
  payEnergy,
  createToken,
  createCopyToken,
  modify,
  createRule,
  createReplacement,
  addMana,
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
  fight,
  regenerate,
  transform,
  turnFaceUp,
  turnFaceDown,
  phaseOut,
  removeFromCombat,
  becomeBlocked,
  exchangeControl,
  copySpell,
  changeTargets,
  castNow,
  mayPlay,
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
  flipCoins,
  rollDie,
  keywordAction,
  createEmblem,
  may,
  unless,
  if: ifThen,
  forEach,
  forEachPlayer,
  repeat,
  chooseOne,
  whenYouDo,
  delayed,
};

function carryOut<K extends Kind>(run: Run, kind: K, effect: Effects[K]): void {
  const executor: Executors[K] = EXECUTORS[kind];
  executor(run, effect);
}

/** Carries out one instruction, as far as it gets without an answer. */
export function execute(run: Run, effect: Effect): void {
  carryOut(run, effect.kind, effect);
}
