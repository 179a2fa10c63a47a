import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LIMITS } from "../../src/accounts/rate-limits.ts";
import { limitFor, ROUTE_COSTS } from "../../src/http/route-costs.ts";
import { CLIENT_EVENT_NAMES, CLIENT_EVENTS, EVENT_COSTS } from "../../src/site/contract.ts";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const SCALE = 0.02;
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe("what endpoints and messages cost", () => {
  let service: TestService;
  withService(
    (started) => {
      service = started;
    },
    { RATE_LIMIT_SCALE: `${SCALE}`, TRUSTED_PROXIES: "1" },
  );

  async function endpoints(): Promise<readonly string[]> {
    const headers = { "x-forwarded-for": "10.9.9.9" };
    const document = documentSchema.parse((await ask(service, "GET", "/api/openapi.json", { headers })).body);
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method} ${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1")}`,
      ),
    );
  }

  it("is written down for every endpoint that there is, and for no other", async () => {
    expect(Object.keys(ROUTE_COSTS).toSorted()).toEqual((await endpoints()).toSorted());
  });

  it("is written down for every event of the site channel, all of which are answered", () => {
    expect(Object.keys(EVENT_COSTS).toSorted()).toEqual(Object.keys(CLIENT_EVENTS).toSorted());
    expect(CLIENT_EVENT_NAMES.toSorted()).toEqual(Object.keys(CLIENT_EVENTS).toSorted());
  });

  it("bounds how often one address is answered by any endpoint, whatever it may ask for", async () => {
    for (const [at, route] of Object.keys(ROUTE_COSTS).entries()) {
      const [method = "", path = ""] = route.split(" ");
      const most = Math.max(1, Math.round(LIMITS[limitFor({ method, path })].points * SCALE));
      const headers = { "x-forwarded-for": `10.1.${Math.floor(at / 200)}.${at % 200}` };
      // Known definitions are the same for everybody and are kept by whoever stands between.
      if (path.startsWith("/definitions/")) continue;
      const where = `/api${path.replace(/:\w+/g, "x")}`;
      const answers = await Promise.all(
        Array.from({ length: most + 3 }, () => ask(service, method.toUpperCase(), where, { headers })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, route).toBeGreaterThanOrEqual(3);
      for (const { headers: said } of refused) expect(Number(said.get("retry-after"))).toBeGreaterThan(0);
    }
  });
});
