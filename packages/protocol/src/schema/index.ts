export { readTable } from "./decode.ts";
export { applyTable, definitionNumbers, openTableSchema } from "./encode.ts";
export { TableMeter } from "./meter.ts";
export { ObjectSchema, PlayerSchema, TableSchema } from "./table-schema.ts";
