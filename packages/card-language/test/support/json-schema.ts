import { isRecord } from "../../src/schema/shape.ts";

type Schema = Readonly<Record<string, unknown>>;

/** A reader of JSON Schema of its own, for the keywords that ours uses; any other keyword makes it stop. */
export function validates(root: Schema, document: unknown): boolean {
  return valid(root, document, root);
}

const NOTES = new Set(["$schema", "$defs", "id", "title", "description"]);

function valid(schema: Schema, value: unknown, root: Schema): boolean {
  return Object.entries(schema).every(
    ([keyword, given]) => NOTES.has(keyword) || keywordHolds(keyword, given, schema, value, root),
  );
}

function keywordHolds(
  keyword: string,
  given: unknown,
  schema: Schema,
  value: unknown,
  root: Schema,
): boolean {
  const sub = (inner: unknown, part: unknown) => isRecord(inner) && valid(inner, part, root);
  switch (keyword) {
    case "$ref":
      return sub(definition(root, String(given)), value);
    case "type":
      return hasType(String(given), value);
    case "const":
      return value === given;
    case "enum":
      return Array.isArray(given) && given.includes(value);
    case "oneOf":
      return Array.isArray(given) && given.filter((inner) => sub(inner, value)).length === 1;
    case "anyOf":
      return Array.isArray(given) && given.some((inner) => sub(inner, value));
    case "minimum":
      return typeof value !== "number" || value >= Number(given);
    case "maximum":
      return typeof value !== "number" || value <= Number(given);
    case "minLength":
      return typeof value !== "string" || value.length >= Number(given);
    case "maxLength":
      return typeof value !== "string" || value.length <= Number(given);
    case "pattern":
      return typeof value !== "string" || new RegExp(String(given), "u").test(value);
    case "required":
      return !isRecord(value) || (Array.isArray(given) && given.every((key) => Object.hasOwn(value, key)));
    case "properties":
      return (
        !isRecord(value) ||
        !isRecord(given) ||
        Object.entries(given).every(([key, inner]) => !Object.hasOwn(value, key) || sub(inner, value[key]))
      );
    case "additionalProperties": {
      const known = isRecord(schema.properties) ? schema.properties : {};
      return (
        given === false && (!isRecord(value) || Object.keys(value).every((key) => Object.hasOwn(known, key)))
      );
    }
    case "items":
    case "prefixItems":
      return (
        !Array.isArray(value) || value.every((item) => sub(Array.isArray(given) ? given[0] : given, item))
      );
    case "minItems":
      return !Array.isArray(value) || value.length >= Number(given);
    case "uniqueItems":
      return !Array.isArray(value) || new Set(value).size === value.length;
    default:
      throw new Error(`keyword ${keyword} is unknown to this test`);
  }
}

function definition(root: Schema, ref: string): unknown {
  return isRecord(root.$defs) ? root.$defs[ref.replace("#/$defs/", "")] : undefined;
}

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case "object":
      return isRecord(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}
