/** Everything that is stored about an account, in one document. */
import type { Given } from "@spellroom/protocol";
import type { AccountExport } from "@spellroom/protocol/http";
import type { AccountCodes } from "../../accounts/account-codes.ts";
import type { AccountRecords } from "../../accounts/account-records.ts";
import type { Account, Accounts } from "../../accounts/accounts.ts";
import type { Blocks } from "../../accounts/blocks.ts";
import type { Credentials } from "../../accounts/credentials.ts";
import type { Friends } from "../../accounts/friends.ts";
import type { Preferences } from "../../accounts/preferences.ts";
import type { KeptDecks } from "../../decks/kept-decks.ts";
import type { OwnBots } from "../../match/bots/own-bots.ts";
import { matchView } from "../../match/hosting/match-summary.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import type { Notifications } from "../../moderation/notifications.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { accountView } from "./account-view.ts";

export interface AccountExportParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly codes: AccountCodes;
  readonly preferences: Preferences;
  readonly keptDecks: KeptDecks;
  readonly ownBots: OwnBots;
  readonly store: MatchStore;
  readonly ratings: Ratings;
  readonly records: AccountRecords;
  readonly notifications: Notifications;
  readonly blocks: Blocks;
  readonly friends: Friends;
}

/** More than any account has. */
const ALL = 1_000_000;

export async function exportAccount(
  account: Account,
  parts: AccountExportParts,
): Promise<Given<AccountExport>> {
  const { id } = account;
  const { records, ratings, accounts } = parts;
  const [own, matches, sessions] = await Promise.all([
    parts.credentials.ownFactsOf(id),
    parts.store.recentOf(id, id, ALL),
    accounts.sessions.list(id),
  ]);
  return {
    exportedAt: Date.now(),
    account: { ...accountView(account), ...own },
    preferences: { ...(await parts.preferences.of(id)) },
    decks: await decksOf(id, parts.keptDecks),
    bots: [...(await parts.ownBots.list(id))],
    matches: matches.map((match) => matchView(match, id)),
    ratings: [...(await ratings.of(id))],
    ratingChanges: [...(await ratings.changes(id, ALL))],
    messages: await records.messages(id),
    chat: await records.chat(id),
    talk: await records.talk(id),
    notifications: [...(await parts.notifications.list(id))],
    friends: await parts.friends.list(id),
    blocked: await parts.blocks.list(id),
    reports: await records.reports(id),
    sessions: sessions.map(({ label, createdAt, lastUsedAt }) => ({ label, createdAt, lastUsedAt })),
    recoveryCodesLeft: await parts.codes.recoveryCodesLeft(id),
  };
}

async function decksOf(accountId: string, keptDecks: KeptDecks): Promise<AccountExport["decks"]> {
  const decks: AccountExport["decks"] = [];
  for (const deck of await keptDecks.list(accountId))
    decks.push({ deck, versions: (await keptDecks.versions(accountId, deck.id)) ?? [] });
  return decks;
}
