export { manaIn } from "../../query/costs/cost-parts.ts";
export { lockIn } from "../../query/costs/lock-in.ts";
export { canPayParts, payableLife } from "../../query/costs/payable.ts";
export { answerPayment, runPayment } from "./payment.ts";
export { askToPay } from "./payment-frame.ts";
export { lifeFromPool } from "./payment-mana.ts";
