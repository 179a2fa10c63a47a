export type { Reason } from "../../state/reason.ts";
export { explainAct, type Intent } from "./explain.ts";
export { legalActs } from "./legal-acts.ts";
