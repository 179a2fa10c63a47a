export { activationForbidden, isSummoningSick } from "../../query/rules/activation-limits.ts";
export { bodyOf } from "../../query/rules/spell-body.ts";
export { isDuring, isMainPhase, isSorceryTime, priorityHolder } from "../../query/rules/timing.ts";
export type { CastingWay } from "../../query/rules/ways.ts";
export { runAnnounce } from "../announce/run.ts";
export {
  type CastByEffect,
  castByEffect,
  playLand,
  startAct,
  startActivate,
  startCast,
  waysByEffect,
} from "./start.ts";
