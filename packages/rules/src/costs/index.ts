export { lockIn } from "./lock-in.ts";
export { manaIn } from "./parts.ts";
export { canPayParts, payableLife } from "./payable.ts";
export { answerPayment, runPayment } from "./payment.ts";
export { askToPay } from "./payment-frame.ts";
