export { type ConnectOptions, connectTable, type Entry, TAKEN_OVER } from "./connection.ts";
export * from "./table-client.ts";
