/** Compose files as `docker compose` reads them: YAML with merge keys, and variables of the caller's environment put in. */
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

const listOrMap = z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]);
const serviceSchema = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  depends_on: listOrMap,
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
export type Service = z.infer<typeof serviceSchema>;

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ environment: z.string() })).default({}),
});
export type Compose = z.infer<typeof composeSchema>;

/** @throws when a variable is missing that the file says it needs */
export function readCompose(file: string, environment: Readonly<Record<string, string>>): Compose {
  const document: unknown = parse(fs.readFileSync(path.join(ROOT, file), "utf8"), { merge: true });
  return composeSchema.parse(interpolated(document, environment));
}

function interpolated(value: unknown, environment: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return interpolate(value, environment);
  if (Array.isArray(value)) return value.map((one) => interpolated(one, environment));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolated(one, environment)]));
}

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?why it is needed}`, the innermost first. */
function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  const innermost = /\$\{(\w+)(?::(-|\?)([^{}]*))?\}/;
  const put = text.replace(innermost, (_, name: string, operator = "", otherwise = "") => {
    const value = environment[name] ?? "";
    if (value === "" && operator === "?") throw new Error(`${name}: ${otherwise}`);
    return value === "" ? otherwise : value;
  });
  return put === text ? text : interpolate(put, environment);
}
