export { readTable } from "./decode.ts";
export { applyTable, definitionNumbers, openTableSchema } from "./encode.ts";
export { TableMeter } from "./meter.ts";
export type { SentTable } from "./table-fields.ts";
export { TableReader } from "./table-reader.ts";
export { ObjectSchema, PlayerSchema, TableSchema } from "./table-schema.ts";
export { WireBytes } from "./wire-bytes.ts";
