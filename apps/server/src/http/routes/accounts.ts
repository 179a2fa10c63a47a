/** Guests: becoming one, being one, having another name, leaving. */
import { z } from "zod";
import type { Account, Accounts, NameRefusal } from "../../accounts/accounts.ts";
import type { TicketOffice } from "../../matchmaking/tickets.ts";
import type { Bus } from "../../presence/bus.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";
import { matchView } from "../views.ts";

/** Longer than any name may be; what is wrong with it is said in words later. */
const nameSchema = z.string().max(200);
const guestSchema = z.strictObject({ name: nameSchema.optional() });
const renameSchema = z.strictObject({ name: nameSchema });

export interface AccountRouteParts {
  readonly accounts: Accounts;
  readonly matches: MatchStore;
  readonly tickets: TicketOffice;
  readonly bus: Bus;
}

export function accountRoutes(
  endpoints: Endpoints,
  { accounts, matches, tickets, bus }: AccountRouteParts,
): void {
  endpoints.open("post", "/guests", async (call) => {
    const { name } = call.body(guestSchema);
    await call.limit("guests", call.address);
    const result = await accounts.createGuest(name);
    if (!result.ok) throw badName(result);
    const { account, expiresAt } = result.session;
    return { status: 201, body: { token: result.token, expiresAt, account: accountView(account) } };
  });

  endpoints.signedIn("get", "/me", async (_call, { account, expiresAt }) => {
    const playing = await matches.playingOf(account.id);
    const ticket = await tickets.status(account.id);
    return { body: { account: accountView(account), expiresAt, matches: playing.map(matchView), ticket } };
  });

  endpoints.signedIn("patch", "/me", async (call, { account }) => {
    const { name } = call.body(renameSchema);
    await call.limit("renames", account.id);
    const result = await accounts.rename(account, name);
    if (!result.ok) throw badName(result);
    const { displayName } = result.account;
    bus.publish("account", { kind: "renamed", person: { id: account.id, name: displayName } });
    return { body: { account: accountView(result.account) } };
  });

  endpoints.signedIn("delete", "/session", async (_call, session) => {
    await accounts.revoke(session.id);
    return { status: 204 };
  });
}

/** An account as the API shows it to itself and to others. */
export function accountView({ id, kind, name, discriminator, displayName, createdAt }: Account) {
  return { id, kind, name, discriminator, displayName, createdAt };
}

function badName({ message }: NameRefusal): ApiError {
  return new ApiError("invalid", message, { hint: "Choose another name, or none to get one." });
}
