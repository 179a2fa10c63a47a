export { attachmentIsLegal } from "../../query/targets/attachment.ts";
export { canTarget, missingTarget } from "../../query/targets/can-target.ts";
export {
  allTargets,
  type ChosenPart,
  chosenParts,
  clausesOf,
  contextOfPart,
  type KeyedClause,
} from "../../query/targets/clauses.ts";
export { canChooseModes, modeChoice } from "../../query/targets/mode-choice.ts";
export { stillLegal, targetCount, targetOptions } from "../../query/targets/options.ts";
export { canBeTargeted } from "../../query/targets/protections.ts";
export { chooseModes } from "./choose-modes.ts";
export { chooseTargets, type TargetChoice, targetChoice } from "./choose-targets.ts";
export {
  announcementOf,
  answered,
  askUnder,
  type Choosing,
  keepAnswer,
  updateAnnouncement,
} from "./choosing.ts";
export { divideAmongTargets } from "./divide.ts";
