export { answerResolve, runResolve } from "./resolve.ts";
