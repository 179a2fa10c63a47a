/** The API's document (OpenAPI 3.1), generated from the contract that validates requests and responses. */
import { STATUS_CODES } from "node:http";
import {
  type Access,
  API_ERRORS,
  type ApiErrorCode,
  type Endpoint,
  type Family,
  NO_ANSWER,
  NOTHING,
} from "@spellroom/protocol/http";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";

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

/** Errors of every endpoint. */
const ALWAYS: readonly ApiErrorCode[] = ["rate-limited", "unavailable"];

/** Errors that follow from an endpoint's access. */
const BY_ACCESS: Readonly<Record<Access, readonly ApiErrorCode[]>> = {
  public: [],
  optional: [],
  read: ["unauthenticated", "forbidden"],
  play: ["unauthenticated", "forbidden"],
  talk: ["unauthenticated", "forbidden"],
  session: ["unauthenticated", "forbidden"],
  moderator: ["unauthenticated", "forbidden", "not-found"],
};

export function openApiDocument(api: Readonly<Record<string, Family>>): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const family of Object.values(api)) {
    for (const endpoint of Object.values(family)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
      paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
    }
  }
  return createDocument({
    openapi: "3.1.1",
    info: {
      title: "Spellroom",
      version: "1",
      description: TEXT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
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

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { method, path, access, tag, summary, status, answer, body, params, query } = endpoint;
  const refusals = new Set<ApiErrorCode>([...endpoint.errors, ...ALWAYS, ...BY_ACCESS[access]]);
  if (body !== NOTHING || query !== NOTHING) refusals.add("invalid");
  if (params !== NOTHING) refusals.add("not-found");
  if (endpoint.limits.includes("meetings")) refusals.add("too-many-matches");
  return {
    operationId: `${method}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(BY_ACCESS[access].length === 0 ? {} : { security: [{ token: [access] }] }),
    requestParams: {
      ...(params instanceof z.ZodObject ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body === NOTHING ? {} : { requestBody: { content: { "application/json": { schema: body } } } }),
    responses: {
      [`${status}`]: {
        description: STATUS_CODES[status] ?? "Done",
        ...(answer === NO_ANSWER ? {} : { content: { "application/json": { schema: answer } } }),
      },
      ...Object.fromEntries(byStatus(refusals)),
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
