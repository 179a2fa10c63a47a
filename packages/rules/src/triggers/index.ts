export { collectStepTriggers, collectTriggers, type LookBack, lookBack } from "./collect.ts";
export { runTrigger } from "./put-on-stack.ts";
export { collectStateTriggers } from "./state-triggers.ts";
