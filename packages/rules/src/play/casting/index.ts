export type { CastingWay } from "../../query/rules/ways.ts";
export { runAnnounce } from "../announce/run.ts";
export {
  type CastByEffect,
  castByEffect,
  startAct,
  waysByEffect,
} from "./start.ts";
