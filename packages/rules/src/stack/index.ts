export { answerResolve, type ResolveFrame, runResolve } from "./resolve.ts";
