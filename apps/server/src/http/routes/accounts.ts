/** Accounts: creating a guest, the account itself, renaming and deleting it. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { Account, Accounts, NameRefusal, Session } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import type { Credentials } from "../../accounts/credentials.ts";
import type { Preferences } from "../../accounts/preferences.ts";
import type { Recovery } from "../../accounts/recovery.ts";
import type { Bus } from "../../cluster/bus.ts";
import { matchView } from "../../match/hosting/match-summary.ts";
import type { Gatherings } from "../../matchmaking/gatherings.ts";
import type { Invitations } from "../../matchmaking/invitations.ts";
import { ticketOf } from "../../matchmaking/ticket-view.ts";
import type { TicketOffice } from "../../matchmaking/tickets.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { type AccountExportParts, exportAccount } from "./account-export.ts";
import { accountView } from "./account-view.ts";
import { limitPasswords } from "./passwords.ts";

type Api = HttpApi["accounts"];

/** Characters of JSON; what our own table keeps is a fifth of that. */
const LONGEST_PREFERENCES = 16_384;

export interface AccountRouteParts extends AccountExportParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly preferences: Preferences;
  readonly store: MatchStore;
  readonly tickets: TicketOffice;
  readonly bus: Bus;
  readonly moderation: Moderation;
  readonly invitations: Invitations;
  readonly gatherings: Gatherings;
  readonly recovery: Recovery;
}

export function accountHandlers(parts: AccountRouteParts): Handlers<Api> {
  const { credentials, store, moderation, tickets, preferences } = parts;
  return {
    createGuest: (call) => becomeGuest(call, parts),
    createPlayer: (call) => becomeGuest(call, parts),
    me: async ({ session: { account, expiresAt } }) => {
      const [playing, ticket, facts] = await Promise.all([
        store.playingOf(account.id),
        ticketOf(tickets, account.id),
        credentials.ownFactsOf(account.id),
      ]);
      const own = { ...accountView(account), ...facts };
      const moderator = moderation.isModerator(account.id);
      const matches = playing.map((match) => matchView(match, account.id));
      return { account: own, expiresAt, matches, ticket, moderator, sendsMail: parts.recovery.sendsMail };
    },
    exported: ({ session }) => exportAccount(session.account, parts),
    preferences: async ({ session }) => ({ preferences: await preferences.of(session.account.id) }),
    keepPreferences: async ({ session, body }) => {
      if (JSON.stringify(body.preferences).length > LONGEST_PREFERENCES)
        throw new ApiError("invalid", `Preferences are at most ${LONGEST_PREFERENCES} characters of JSON`);
      await preferences.keep(session.account.id, body.preferences);
      return body;
    },
    matches: async ({ session }) => {
      const playing = await store.playingOf(session.account.id);
      return { matches: playing.map((match) => matchView(match, session.account.id)) };
    },
    rename: ({ session, body }) => rename(session.account, body.name, parts),
    setBot: (call) => setBot(call, parts),
    remove: (call) => leave(call, call.session.account, parts),
    // The same by the account's own address, for clients that think in resources.
    renamePlayer: ({ session, params, body }) => rename(own(params.player, session), body.name, parts),
    removePlayer: (call) => leave(call, own(call.params.player, call.session), parts),
  };
}

function own(player: string, { account }: Session): Account {
  if (player !== account.id) throw new ApiError("forbidden", "This is not your account");
  return account;
}

async function becomeGuest({ body, userAgent }: Call<Api["createGuest"]>, { accounts }: AccountRouteParts) {
  const result = await accounts.createGuest(body.name, browserLabel(userAgent), body.bot);
  if (!result.ok) throw badName(result);
  const { account, expiresAt } = result.session;
  return { token: result.token, expiresAt, account: accountView(account) };
}

async function rename(account: Account, name: string, { accounts, bus }: AccountRouteParts) {
  const result = await accounts.rename(account, name);
  if (!result.ok) throw badName(result);
  const { displayName } = result.account;
  bus.publish("account", { kind: "renamed", person: { id: account.id, name: displayName } });
  return { account: accountView(result.account) };
}

async function setBot({ session, body }: Call<Api["setBot"]>, { accounts, bus }: AccountRouteParts) {
  const account = await accounts.setBot(session.account, body.bot);
  if (account === undefined) {
    throw new ApiError("conflict", "This account has played already", {
      hint: "Mark an account before its first match, or create another one for the bot.",
    });
  }
  bus.publish("account", { kind: "renamed", person: { id: account.id, name: account.displayName } });
  return { account: accountView(account) };
}

async function leave(
  call: Pick<Call<Api["remove"]>, "body" | "address" | "limit">,
  account: Account,
  parts: AccountRouteParts,
): Promise<void> {
  const { accounts, credentials, tickets, invitations, gatherings } = parts;
  await limitPasswords(call, account.id);
  if (!(await credentials.confirms(account.id, call.body.password)))
    throw new ApiError("forbidden", "The password is wrong");
  // Nobody should be paired with a deleted account.
  await tickets.cancel(account.id);
  await invitations.cancelAll(account.id);
  await gatherings.leaveAll(account.id);
  await accounts.erase(account.id);
}

function badName({ message }: NameRefusal): ApiError {
  return new ApiError("invalid", message, { hint: "Choose another name, or none to get one." });
}
