export type { ResolveFrame } from "../../state/frame.ts";
export { answerResolve, runResolve } from "./resolve.ts";
