export { canTarget } from "../../query/targets/can-target.ts";
export { allTargets } from "../../query/targets/clauses.ts";
export { stillLegal, targetOptions } from "../../query/targets/options.ts";
export { chooseModes } from "./choose-modes.ts";
export { chooseTargets } from "./choose-targets.ts";
export {
  announcementOf,
  type Choosing,
  keepAnswer,
} from "./choosing.ts";
export { divideAmongTargets } from "./divide.ts";
