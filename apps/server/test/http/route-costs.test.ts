import { type Endpoint, HTTP_API } from "@spellroom/protocol/http";
import { SITE_REQUEST_NAMES, SITE_REQUESTS } from "@spellroom/protocol/site";
import { describe, expect, it } from "vitest";
import { COST_LIMITS } from "../../src/http/route-costs.ts";
import { LIMITS } from "../../src/limits/rate-limits.ts";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const SCALE = 0.02;
const ENDPOINTS: readonly Endpoint[] = Object.values(HTTP_API).flatMap((family) => Object.values(family));

describe("what endpoints and messages cost", () => {
  let service: TestService;
  withService(
    (started) => {
      service = started;
    },
    { RATE_LIMIT_SCALE: `${SCALE}`, TRUSTED_PROXIES: "1" },
  );

  it("is declared for every request of the site channel, all of which are answered", () => {
    expect(SITE_REQUEST_NAMES.toSorted()).toEqual(Object.keys(SITE_REQUESTS).toSorted());
  });

  it("bounds how often one address is answered by any endpoint, whatever it may ask for", async () => {
    for (const [at, { method, path, cost }] of ENDPOINTS.entries()) {
      const most = Math.max(1, Math.round(LIMITS[COST_LIMITS[cost]].points * SCALE));
      const headers = { "x-forwarded-for": `10.1.${Math.floor(at / 200)}.${at % 200}` };
      // Known definitions are the same for everyone and are cached by proxies.
      if (path.startsWith("/definitions/")) continue;
      const where = `/api${path.replace(/:\w+/g, "x")}`;
      const answers = await Promise.all(
        Array.from({ length: most + 3 }, () => ask(service, method.toUpperCase(), where, { headers })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, `${method} ${path}`).toBeGreaterThanOrEqual(3);
      for (const { headers: said } of refused) expect(Number(said.get("retry-after"))).toBeGreaterThan(0);
    }
  });
});
