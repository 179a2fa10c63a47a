export { CARD_DATABASE } from "./card-database-file.ts";
export { CardIndex, type CardSearch, type CardsFound } from "./index/card-index.ts";
export type { Edition, IndexContents } from "./index/contents.ts";
export { ORDERS, type Order } from "./index/order.ts";
export * from "./query/index.ts";
export {
  type CardDetails,
  type CardPrinting,
  type CardRecord,
  type CardSummary,
  type LegalStatus,
  type PrintedFace,
  STATUSES,
  type Translation,
} from "./records/card-record.ts";
export { recordOfDefinition } from "./records/from-definition.ts";
export { type PrintedCard, printedCardSchema, recordOfPrint } from "./records/from-print.ts";
