export { automaticChoice, hasCome, type SeatAutomation } from "./automation/automatic-choice.ts";
export { isLeftAlone, leaveToNobody } from "./automation/left-alone.ts";
export { SeatAutomations } from "./automation/seat-automations.ts";
export { type AgreementInput, agreementSchema, isAgreementInput } from "./position/agreement.ts";
export { type Applied, applyStoredInput } from "./position/apply-input.ts";
export { refusedName } from "./position/chosen-name.ts";
export { type Course, deckFor, isBetween, type MatchSetup } from "./position/course.ts";
export { commitmentsOf, ownerOfStream, streamSecret, streamsFor } from "./position/fair-chance.ts";
export { MOST_INPUTS, MOST_TAKE_BACKS, refusesMore } from "./position/journal-limits.ts";
export {
  isOver,
  type MatchPosition,
  type MatchStep,
  openPosition,
  planTakeBack,
  playInput,
} from "./position/match-position.ts";
export { PendingInputs } from "./position/pending-inputs.ts";
export {
  CONTRADICTS,
  GAME_OVER,
  MOVED,
  NOTHING_OFFERED,
  NOTHING_TO_TAKE_BACK,
  NOTHING_WAITS,
  OUTDATED,
  PAUSED,
} from "./position/refusals.ts";
export {
  clocksSchema,
  type StoredClocks,
  type StoredInput,
  storedInputSchema,
} from "./position/stored-input.ts";
export {
  CorruptMatch,
  readCards,
  readSetup,
  readTerms,
  type StoredSetup,
  setUpWith,
  storedSetupSchema,
  storeSetup,
  type TableTerms,
} from "./position/stored-setup.ts";
export { REACH, stateAt } from "./position/take-back-points.ts";
export { repeatable } from "./shortcuts/repeatable.ts";
export { Shortcuts } from "./shortcuts/shortcuts.ts";
export type { Audience, Catchup, Publication } from "./views/audience.ts";
export type { TextPacker } from "./views/command-log.ts";
export { MatchViews } from "./views/match-views.ts";
