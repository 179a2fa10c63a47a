export { lifeFromPool } from "./change/costs/index.ts";
export { shuffledBy, uint32At } from "./change/game/chance.ts";
export type { Choice, Decision, DecisionBody } from "./decisions/decision.ts";
export type { AttackCandidate } from "./decisions/kinds/attackers.ts";
export type { Act } from "./decisions/parts/act.ts";
export { plainCost } from "./decisions/parts/cost-part.ts";
export type { Option, OptionContent } from "./decisions/parts/option.ts";
export type { Prompt, PromptKey } from "./decisions/parts/prompt.ts";
export { PROMPTS } from "./decisions/parts/prompt.ts";
export type { Refusal } from "./decisions/parts/refusal.ts";
export { mayCancel } from "./engine/cancel.ts";
export { whatLacks } from "./engine/card-support.ts";
export { type ChoiceResult, choose, concede, resume, type Step, startGame } from "./engine/engine.ts";
export * from "./engine/journal.ts";
export { hasMeaning, MEANINGS, type Member, membersOf } from "./engine/meaning/index.ts";
export { isRevealedSince, takeBack } from "./engine/take-back.ts";
export { isPublicZone, mayLookAt } from "./engine/who-may-look.ts";
export { canBlock } from "./play/combat/evasion.ts";
export {
  activeRules,
  applicationsOf,
  characteristics,
  hasKeyword,
  inheritCache,
  noteChange,
  type PrintedOn,
  printedName,
  printedOn,
} from "./query/layers/index.ts";
export { explainAct, type Intent, legalActs, type Reason } from "./query/legal-actions/index.ts";
export { handsRevealed } from "./query/rules/revealed-hands.ts";
export { playersOf } from "./query/selection/index.ts";
export { fork, writeObjects } from "./state/access.ts";
export { type CommanderRecord, commanderCards, commandersOf, renumberedCasts } from "./state/commanders.ts";
export * from "./state/context.ts";
export * from "./state/continuous.ts";
export { classLevelIn, designationsOf } from "./state/designations.ts";
export * from "./state/event.ts";
export * from "./state/frame.ts";
export * from "./state/game-state.ts";
export * from "./state/happening.ts";
export { hashState, StateHasher } from "./state/hash-state.ts";
export * from "./state/ids.ts";
export * from "./state/names.ts";
export * from "./state/object.ts";
export * from "./state/player.ts";
export { turnsBegun } from "./state/restarted.ts";
export * from "./state/ruleset.ts";
export { definitionId, freshObject, initialState } from "./state/setup.ts";
export {
  areOpponents,
  areTogether,
  defendsFor,
  isActive,
  teamOfSeat,
  teamSeats,
  turnSeats,
} from "./state/teams.ts";
export * from "./state/turn.ts";
