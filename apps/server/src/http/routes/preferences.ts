/** How somebody wants to play, kept with the account. */
import { z } from "zod";
import type { Preferences } from "../../accounts/preferences.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

/** Characters of JSON; what our own table keeps is a fifth of that. */
const LONGEST = 16_384;

const record = z.record(z.string().max(100), z.json());
const answer = z.strictObject({ preferences: z.record(z.string(), z.unknown()) });
const body = z.strictObject({ preferences: record });

export function preferenceRoutes(endpoints: Endpoints, preferences: Preferences): void {
  endpoints.signedIn(
    "get",
    "/me/preferences",
    { tag: "Accounts", summary: "How one wants to play, as one's clients kept it", answer },
    async (_call, { account }) => ({ body: { preferences: await preferences.of(account.id) } }),
  );
  endpoints.signedIn(
    "put",
    "/me/preferences",
    {
      tag: "Accounts",
      summary: "Keep how one wants to play, instead of what was kept before",
      need: "session",
      body,
      answer,
      errors: ["invalid", "rate-limited"],
    },
    async (call, { account }) => {
      const wish = call.body(body);
      await call.limit("settings", account.id);
      if (JSON.stringify(wish.preferences).length > LONGEST)
        throw new ApiError("invalid", `Preferences are at most ${LONGEST} characters of JSON`);
      await preferences.keep(account.id, wish.preferences);
      return { body: wish };
    },
  );
}
