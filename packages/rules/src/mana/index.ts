export {
  type CurrentManaAbility,
  isManaAbility,
  isUsable,
  manaAbilitiesIn,
} from "./abilities.ts";
export { answerManaAbility, runManaAbility, startManaAbility } from "./activate.ts";
export { concreteCost, manaValueOf } from "./cost-shape.ts";
export { canPayMana, type ManaOutlook, outlookOf, type PaymentTerms } from "./outlook.ts";
export { solveFromPool, solvePayment } from "./payment-plan.ts";
export { addingMana, manaUnits, poolText, takeFromPool } from "./pool.ts";
export { isManaBody, yieldsOf, yieldsOfOutput } from "./produced.ts";
export { OTHER_PURPOSE, type Purpose } from "./purpose.ts";
export { isManaTrigger } from "./triggered.ts";
export { manaAbilitiesOf } from "./usable.ts";
export type { Plan, PlanStep } from "./way.ts";
