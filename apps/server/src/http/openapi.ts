/** The API's own document (OpenAPI 3.1), made of the very schemas that requests and answers are held to. */
import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { API_ERRORS, type ApiErrorCode } from "./api-error.ts";
import type { DocumentedRoute } from "./endpoints.ts";

const TEXT = `What the pages of this site do, for programs. Answers are JSON; what goes wrong is said as an error with a code.

Become a guest with POST /api/guests, or make a token with the scopes that your program needs at POST /api/tokens, and send
it as "Authorization: Bearer TOKEN". A table is played over the room whose reservation the seat endpoint gives, or by asking here
for the table, its commands since an index, and putting one's own.`;

const errorAnswer = z
  .strictObject({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      hint: z.string().optional(),
      reason: z.string().optional().meta({ description: "Why a table refuses, by its own codes" }),
    }),
  })
  .meta({ id: "Error" });

/** What any route may answer. */
const ALWAYS: readonly ApiErrorCode[] = ["rate-limited", "unavailable"];

export function openApiDocument(routes: readonly DocumentedRoute[]): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  const document: ZodOpenApiPathsObject = paths;
  return createDocument({
    openapi: "3.1.1",
    info: {
      title: "Spellroom",
      version: "1",
      description: TEXT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths: document,
    components: {
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "Of POST /api/guests, /api/session or /api/tokens",
        },
      },
    },
  });
}

function operation({ method, path, document, need }: DocumentedRoute): ZodOpenApiOperationObject {
  const { tag = "Other", summary = path, body, query, answer, errors = [] } = document ?? {};
  const status = document?.status ?? (answer === undefined ? 204 : 200);
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const refusals = new Set<ApiErrorCode>([...errors, ...ALWAYS]);
  if (need !== undefined) refusals.add("unauthenticated").add("forbidden");
  if (body !== undefined || query !== undefined || parameters.length > 0) refusals.add("invalid");
  return {
    operationId: `${method}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(need === undefined ? {} : { security: [{ token: [need] }] }),
    requestParams: {
      ...(parameters.length === 0
        ? {}
        : { path: z.object(Object.fromEntries(parameters.map((name) => [name, z.string()]))) }),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body === undefined ? {} : { requestBody: { content: { "application/json": { schema: body } } } }),
    responses: {
      [`${status}`]: {
        description: STATUS_CODES[status] ?? "Done",
        ...(answer === undefined ? {} : { content: { "application/json": { schema: answer } } }),
      },
      ...Object.fromEntries([...byStatus(refusals)].map(([code, response]) => [code, response])),
    },
  };
}

/** Several codes may share a status. */
function byStatus(codes: ReadonlySet<ApiErrorCode>) {
  const grouped = Map.groupBy(codes, (code) => `${API_ERRORS[code]}` as const);
  return [...grouped].map(
    ([status, all]) =>
      [
        status,
        {
          description: all.toSorted().join(", "),
          content: { "application/json": { schema: errorAnswer } },
        },
      ] as const,
  );
}
