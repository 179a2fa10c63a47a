export type * from "./decision-view.ts";
export type * from "./event-view.ts";
export * from "./match-record.ts";
export * from "./messages.ts";
export * from "./replay.ts";
export * from "./request-schemas.ts";
export * from "./table.ts";
export * from "./time-control.ts";
