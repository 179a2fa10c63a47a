import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImportError } from "../../src/import/import-error.ts";
import { type JsonRecord, JsonRecords, type RecordsPlace } from "../../src/import/json-records.ts";
import { IMPORT_LIMITS } from "../../src/import/limits.ts";
import { caught } from "./support/caught.ts";

const encoder = new TextEncoder();

function records(
  text: string | Uint8Array,
  {
    chunk = 7,
    from = null,
    limits = {},
  }: { chunk?: number; from?: RecordsPlace | null; limits?: object } = {},
): JsonRecord[] {
  const bytes = typeof text === "string" ? encoder.encode(text) : text;
  const reader = new JsonRecords({ ...IMPORT_LIMITS, ...limits }, from);
  const found: JsonRecord[] = [];
  for (let at = from?.byte ?? 0; at < bytes.length; at += chunk)
    found.push(...reader.push(bytes.subarray(at, at + chunk)));
  reader.finish();
  return found;
}

function problem(text: string | Uint8Array, options: Parameters<typeof records>[1] = {}): string {
  const error = caught(() => records(text, options));
  if (!(error instanceof ImportError)) throw error;
  return error.problem;
}

const anyRecord = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ maxDepth: 3 }), {
  maxKeys: 4,
});
const anyRecords = fc.array(anyRecord, { maxLength: 6 });
const anyChunk = fc.integer({ min: 1, max: 40 });
const anySpace = fc.constantFrom(undefined, 1, "\t", "\r\n ");

describe("cutting JSON into records", () => {
  it("finds the elements of a list, however the bytes come", () => {
    fc.assert(
      fc.property(anyRecords, anyChunk, anySpace, (all, chunk, space) => {
        const found = records(JSON.stringify(all, null, space), { chunk });
        expect(found.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(all)));
        expect(found.every(({ shape, key }) => shape === "list" && key === null)).toBe(true);
      }),
    );
  });

  it("finds the entries by name under data, whatever else there is", () => {
    fc.assert(
      fc.property(anyRecords, anyRecord, anyChunk, fc.boolean(), (all, meta, chunk, first) => {
        const data = Object.fromEntries(all.map((one, at) => [`"${at}" // \\é`, one]));
        const text = JSON.stringify(first ? { meta, data } : { data, meta, more: 1 });
        const found = records(text, { chunk });
        expect(found.map(({ key, value }) => [key, value])).toEqual(
          Object.entries(JSON.parse(JSON.stringify(data))),
        );
      }),
    );
  });

  it("continues after any record as if it had not stopped", () => {
    fc.assert(
      fc.property(anyRecords, fc.boolean(), anyChunk, (all, byName, chunk) => {
        const text = JSON.stringify(
          byName ? { data: Object.fromEntries(Object.entries(all)), meta: {} } : all,
        );
        const whole = records(text, { chunk });
        for (const [at, { shape, end: byte }] of whole.entries()) {
          const rest = records(text, { chunk, from: { shape, byte, records: at + 1 } });
          expect(rest).toEqual(whole.slice(at + 1));
        }
      }),
    );
  });

  it("takes a byte order mark for none", () => {
    expect(records("\ufeff[{}]").map(({ value }) => value)).toEqual([{}]);
  });

  it("gives __proto__ as a name among others", () => {
    const found = records('{"data":{"__proto__":[{"__proto__":{"polluted":1}}]}}');
    expect(found.map(({ key }) => key)).toEqual(["__proto__"]);
    expect(Object.hasOwn({}, "polluted")).toBe(false);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("data that are not whole", () => {
  const list = '[{"name":"A \\"B\\"","n":[1,{"x":"]}"}]},{"name":"C"}]';
  const byName = '{"meta":{"date":"x"},"data":{"A":[{"name":"A"}],"B":[]},"after":[1]}';

  it.each([list, byName])("are refused wherever they end: %s", (text) => {
    for (let end = 0; end < text.length; end++) expect(problem(text.slice(0, end))).toBe("truncated");
    expect(() => records(text)).not.toThrow();
  });

  it("are distinguished from those with something after the end", () => {
    expect(problem(`${list}[]`)).toBe("corrupt");
    expect(problem(`${byName}x`)).toBe("corrupt");
  });
});

describe("data that are not what they should be", () => {
  it.each([
    ["a web page", "<!doctype html>", "notCardData"],
    ["a text", '"card"', "notCardData"],
    ["a list under data", '{"data":[{"name":"A"}]}', "notCardData"],
    ["a missing comma", '[{"a":1}{"b":2}]', "corrupt"],
    ["a comma too many", '[{"a":1},]', "corrupt"],
    ["a name without quotes", "{data:{}}", "corrupt"],
    ["a missing colon", '{"data" {}}', "corrupt"],
    ["the wrong bracket at the end", '[{"a":1}}', "corrupt"],
    ["brackets that don't match in a record", '[{"a":[1}]]', "corrupt"],
    ["a broken escape", '[{"a":"\\x"}]', "corrupt"],
    ["a line break in a text", '[{"a":"1\n2"}]', "corrupt"],
    ["two values for one name", '{"data":{"A":[] []}}', "corrupt"],
  ])("are refused: %s", (_, text, expected) => {
    for (const chunk of [1, 5, 1_000]) expect(problem(text, { chunk })).toBe(expected);
  });

  it("are refused when they are no UTF-8", () => {
    const bytes = encoder.encode('[{"name":"A?"}]');
    bytes[bytes.indexOf(0x3f)] = 0xff;
    expect(problem(bytes)).toBe("corrupt");
  });

  it("say where the cards are if they only describe them", () => {
    const text = '{"object":"bulk_data","download_uri":"https://data.example/cards.json"}';
    expect(() => records(text)).toThrow("https://data.example/cards.json");
  });

  it("say at which record and byte they are wrong", () => {
    const error = caught(() => records('[{"a":1},{"b":2} 3]'));
    expect(error).toMatchObject({ problem: "corrupt", place: { record: 2, byte: 17 } });
  });
});

describe("hostile data", () => {
  it("can't be nested deeper than any card is", () => {
    const depth = 100_000;
    expect(problem(`[${"[".repeat(depth)}${"]".repeat(depth)}]`, { chunk: 4_096 })).toBe("tooDeep");
    expect(problem(`{"meta":${'{"a":'.repeat(depth)}`, { chunk: 4_096 })).toBe("tooDeep");
  });

  it("can't make one record take all the memory", () => {
    const limits = { recordBytes: 10_000 };
    expect(problem(`[{"text":"${"x".repeat(20_000)}"}]`, { chunk: 512, limits })).toBe("tooLarge");
    expect(problem(`{"${"x".repeat(20_000)}":1}`, { chunk: 512, limits })).toBe("tooLarge");
    expect(problem(`[${"1".repeat(20_000)}]`, { chunk: 512, limits })).toBe("tooLarge");
  });

  it("can't have records without end", () => {
    expect(problem("[{},{},{},{}]", { limits: { records: 3 } })).toBe("tooLarge");
  });

  it("are either read or refused, whatever the bytes", () => {
    const fragment = fc.constantFrom("[", "]", "{", "}", ",", ":", '"', '"data"', '"a"', "1", "\\", " ", "é");
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 24 }), anyChunk, (fragments, chunk) => {
        const text = fragments.join("");
        const error = caught(() => records(text, { chunk }));
        if (error !== null) expect(error).toBeInstanceOf(ImportError);
        else expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
