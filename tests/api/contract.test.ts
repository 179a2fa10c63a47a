/** The contract of the HTTP API, and the guide that says where its parts are. */
import fs from "node:fs";
import path from "node:path";
import { accountPassword, type Endpoint, HTTP_API } from "@spellroom/protocol/http";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");

const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(HTTP_API).flatMap(
  ([family, all]) =>
    Object.entries(all).map(([name, endpoint]): readonly [string, Endpoint] => [
      `${family}.${name}`,
      endpoint,
    ]),
);

function sourcesOf(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.join(folder, file));
}

const fieldsOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe("the contract of the HTTP API", () => {
  it.each(endpoints)("names what %s is given once", (_name, { path: at, params, query, body }) => {
    expect(fieldsOf(params)).toEqual([...at.matchAll(/:(\w+)/g)].map(([, name]) => name));
    const given = [...fieldsOf(params), ...fieldsOf(query), ...fieldsOf(body)];
    expect(new Set(given).size).toBe(given.length);
  });

  it.each(endpoints)("counts %s as a password if it takes one of an account", (_name, { body, cost }) => {
    const fields = body instanceof z.ZodObject ? Object.values(body.shape) : [];
    const plain = fields.map((field) => (field instanceof z.ZodOptional ? field.unwrap() : field));
    expect(cost === "password").toBe(plain.includes(accountPassword));
  });

  it("has no method and path twice", () => {
    const ways = endpoints.map(([, { method, path: at }]) => `${method} ${at.replace(/:\w+/g, ":")}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it("is the one place where a path is written", () => {
    const files = [...sourcesOf("apps/server/src/http/routes"), ...sourcesOf("packages/client/src")];
    for (const file of files) {
      const source = read(file);
      for (const [name, { path: at }] of endpoints) {
        expect(source.includes(`"${at}"`), `${file} writes the path of ${name}`).toBe(false);
      }
    }
  });
});

describe("the guide on adding a route", () => {
  const [, files = ""] = read("docs/guides/add-a-route.md").split("## Files");
  const [table = ""] = files.split("\nA new family");
  const listed = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = ""]) => file);

  it("lists a contract, a handler and a test", () => {
    expect(listed).toEqual([
      "packages/protocol/src/http/FAMILY.ts",
      "apps/server/src/http/routes/FAMILY.ts",
      "tests/api/calls/FAMILY.ts",
    ]);
  });

  it.each(Object.entries(HTTP_API))("lists what %s is made of", (family, all) => {
    for (const file of listed) {
      const source = read(file.replace("FAMILY", family));
      for (const name of Object.keys(all)) expect(source, file).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
