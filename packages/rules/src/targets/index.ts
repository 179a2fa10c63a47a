export { attachmentIsLegal } from "./attachment.ts";
export { canTarget, missingTarget } from "./can-target.ts";
export { canChooseModes, chooseModes, modeChoice } from "./choose-modes.ts";
export { chooseTargets, type TargetChoice, targetChoice } from "./choose-targets.ts";
export {
  announcementOf,
  answered,
  askUnder,
  type Choosing,
  keepAnswer,
  updateAnnouncement,
} from "./choosing.ts";
export {
  allTargets,
  type ChosenPart,
  chosenParts,
  clausesOf,
  contextOfPart,
  type KeyedClause,
} from "./clauses.ts";
export { divideAmongTargets } from "./divide.ts";
export { stillLegal, targetCount, targetOptions } from "./options.ts";
export { canBeTargeted } from "./protections.ts";
