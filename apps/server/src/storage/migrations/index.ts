/** Every change of the tables, oldest first. One that was released is never edited; a new one follows. */
import type { Migration } from "kysely/migration";
import { accountRecovery } from "./account-recovery.ts";
import { bestOfThree } from "./best-of-three.ts";
import { botAccounts } from "./bot-accounts.ts";
import { claimedAccounts } from "./claimed-accounts.ts";
import { featuredMatch } from "./featured-match.ts";
import { firstMatch } from "./first-match.ts";
import { friends } from "./friends.ts";
import { keptDecks } from "./kept-decks.ts";
import { matchLimits } from "./match-limits.ts";
import { moderation } from "./moderation.ts";
import { nameKeys } from "./name-keys.ts";
import { ownBots } from "./own-bots.ts";
import { preferences } from "./preferences.ts";
import { ratingsAndTables } from "./ratings-and-tables.ts";
import { replayConsents } from "./replay-consents.ts";
import { roomMessages } from "./room-messages.ts";
import { watchDelays } from "./watch-delays.ts";

export function migrations(dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> {
  return {
    "0001-first-match": firstMatch(dialect),
    "0003-replay-consents": replayConsents,
    "0004-claimed-accounts": claimedAccounts,
    "0005-ratings-and-tables": ratingsAndTables(dialect),
    "0006-best-of-three": bestOfThree,
    "0007-moderation": moderation(dialect),
    "0008-watch-delays": watchDelays,
    "0009-name-keys": nameKeys,
    "0010-match-limits": matchLimits,
    "0011-preferences": preferences,
    // Greek capitals pass for Latin letters, too.
    "0013-name-keys": nameKeys,
    "0014-kept-decks": keptDecks,
    "0015-account-recovery": accountRecovery,
    "0016-friends": friends,
    "0017-room-messages": roomMessages(dialect),
    "0018-bot-accounts": botAccounts,
    "0019-own-bots": ownBots,
    "0020-featured-match": featuredMatch,
  };
}
