/** Sitting down by a code that somebody was given: with which deck, and the password where there is one. */
import { z } from "zod";
import { deckChoiceSchema } from "../../match-service.ts";
import type { Call } from "../endpoints.ts";

export const passwordField = z.string().min(1).max(100);
export const joinSchema = z.strictObject({ deck: deckChoiceSchema, password: passwordField.optional() });

/** What somebody wants to join with. Codes and passwords that are tried are counted. @throws ApiError */
export async function joinWish(call: Call): Promise<z.infer<typeof joinSchema>> {
  await call.limit("codes", call.address);
  const wish = call.body(joinSchema);
  if (wish.password !== undefined) await call.limit("passwords", call.address);
  return wish;
}
