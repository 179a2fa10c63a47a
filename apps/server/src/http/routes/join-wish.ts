import type { HttpApi } from "@spellroom/protocol/http";
import type { Call } from "../endpoints.ts";

/** Passwords of links and tables that are tried are counted. @throws ApiError */
export async function countPassword({
  body,
  address,
  limit,
}: Pick<Call<HttpApi["tables"]["sitDown"]>, "body" | "address" | "limit">): Promise<void> {
  if (body.password !== undefined) await limit("passwords", address);
}
