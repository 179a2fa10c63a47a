export { activationForbidden, isSummoningSick } from "./activation-limits.ts";
export { runAnnounce } from "./announce/run.ts";
export { bodyOf } from "./spell-body.ts";
export {
  type CastByEffect,
  castByEffect,
  playLand,
  startAct,
  startActivate,
  startCast,
  waysByEffect,
} from "./start.ts";
export { isDuring, isMainPhase, isSorceryTime, priorityHolder } from "./timing.ts";
export type { CastingWay } from "./ways.ts";
