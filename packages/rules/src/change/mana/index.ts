export { outlookOf } from "../../query/mana/outlook.ts";
export { solvePayment } from "../../query/mana/payment-plan.ts";
export { OTHER_PURPOSE } from "../../query/mana/purpose.ts";
export { answerManaAbility, runManaAbility } from "./activate.ts";
