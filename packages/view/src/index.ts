export { choiceFrom } from "./choice.ts";
export { decisionView } from "./decision.ts";
export { eventViews } from "./events.ts";
export { type ExplanationView, explainObject } from "./explain.ts";
export { type KeyBook, openKeyBook } from "./keys.ts";
export { type Audience, identityFor, mayKnow } from "./knowledge.ts";
export { type Projection, project, tableView, tidyKeys } from "./project.ts";
export { objectList, publicTable, type TableFacts } from "./public-table.ts";
export { privateChanges, seatPrivate } from "./seat-private.ts";
