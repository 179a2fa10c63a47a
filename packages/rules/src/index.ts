export { mayCancel } from "./cancel.ts";
export { whatLacks } from "./card-support.ts";
export { shuffledBy, uint32At } from "./core/chance.ts";
export { fork } from "./core/game.ts";
export { hashState, StateHasher } from "./core/hash-state.ts";
export { definitionId, freshObject, initialState } from "./core/setup.ts";
export * from "./decision.ts";
export { type ChoiceResult, choose, concede, resume, type Step, startGame } from "./engine.ts";
export * from "./journal.ts";
export {
  activeRules,
  applicationsOf,
  characteristics,
  hasKeyword,
  inheritCache,
  noteChange,
} from "./layers/index.ts";
export { explainAct, type Intent, legalActs, type Reason } from "./legal-actions/index.ts";
export { hasMeaning, MEANINGS, type Member, membersOf } from "./meaning/index.ts";
export { playersOf } from "./selection/index.ts";
export * from "./state/context.ts";
export * from "./state/continuous.ts";
export * from "./state/event.ts";
export * from "./state/frame.ts";
export * from "./state/game-state.ts";
export * from "./state/happening.ts";
export * from "./state/ids.ts";
export * from "./state/names.ts";
export * from "./state/object.ts";
export * from "./state/player.ts";
export * from "./state/ruleset.ts";
export * from "./state/turn.ts";
export { isRevealedSince, takeBack } from "./take-back.ts";
export { isPublicZone, mayLookAt } from "./who-may-look.ts";
