export { lockIn } from "../../query/costs/lock-in.ts";
export { answerPayment, runPayment } from "./payment.ts";
export { askToPay } from "./payment-frame.ts";
export { lifeFromPool } from "./payment-mana.ts";
