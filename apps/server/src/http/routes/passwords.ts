/** What endpoints that take a password have in common. */
import type { ApiErrorCode, Endpoint } from "@spellroom/protocol/http";
import type { CredentialProblem, CredentialRefusal } from "../../accounts/credentials.ts";
import { PASSWORD_LENGTH } from "../../accounts/passwords.ts";
import { ApiError } from "../api-error.ts";
import type { Call } from "../endpoints.ts";

/**
 * Counts a password that is tried for an account, by its id or address of mail.
 * @returns by what tries of this account from this address are counted
 * @throws ApiError if it is one too many
 */
export async function limitPasswords(
  { address, limit }: Pick<Call<Endpoint>, "address" | "limit">,
  account: string,
): Promise<string> {
  const pair = JSON.stringify([account, address]);
  await limit("signIns", pair);
  await limit("signInsAnywhere", account);
  return pair;
}

const REFUSALS: Readonly<Record<CredentialProblem, readonly [ApiErrorCode, string]>> = {
  email: ["invalid", "email: this is no e-mail address"],
  taken: ["conflict", "Another account has this e-mail address"],
  claimed: ["conflict", "This account is claimed already"],
  guest: ["conflict", "This account has no password: claim it first"],
  wrong: ["forbidden", "The e-mail address or the password is wrong"],
  banned: ["forbidden", "This account is banned"],
  "too-short": ["invalid", `password: it has at least ${PASSWORD_LENGTH.least} characters`],
  "too-long": ["invalid", `password: it has at most ${PASSWORD_LENGTH.most} characters`],
  easy: ["invalid", "password: this is too easy to guess"],
};

/** Why an address or a password was refused. */
export function credentialsRefused({ problem }: CredentialRefusal): ApiError {
  const [code, message] = REFUSALS[problem];
  return new ApiError(code, message);
}
