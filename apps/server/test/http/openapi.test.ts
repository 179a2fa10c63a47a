import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        summary: z.string(),
        tags: z.array(z.string()),
        security: z.array(z.unknown()).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

describe("the API's document", () => {
  let service: TestService;
  let document: z.infer<typeof documentSchema>;
  withService(async (started) => {
    service = started;
    document = documentSchema.parse((await ask(service, "GET", "/api/openapi.json")).body);
  });

  it("is a valid OpenAPI 3.1 document", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it("describes every route: what it is for, what it answers, and who may ask", async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
    expect(operations.length).toBeGreaterThan(30);
    const undocumented = operations.filter(
      ({ tags, summary, path }) => tags[0] === "Other" || summary === path,
    );
    expect(undocumented.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it("promises a refusal without a token exactly where the server gives one", async () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        const body = ["post", "put", "patch"].includes(method) ? { body: {} } : {};
        const { status } = await ask(service, method.toUpperCase(), path.replace(/\{\w+\}/g, "none"), body);
        expect(status === 401, `${method} ${path} answered ${status}`).toBe(security !== undefined);
      }
    }
  });
});
