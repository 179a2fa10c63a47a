export { explainAct, type Intent } from "./explain.ts";
export { legalActs } from "./legal-acts.ts";
export type { Missing, Reason } from "./reason.ts";
