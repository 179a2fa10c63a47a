/** Players and listings for tests. */
import type { Accounts } from "../../src/accounts/accounts.ts";
import type { Listing } from "../../src/cluster/listing.ts";
import type { Player } from "../../src/matchmaking/invitations.ts";
import { USUAL_TERMS } from "../../src/matchmaking/terms.ts";
import type { Wish } from "../../src/matchmaking/tickets.ts";

/** A new guest, with the token that opens the account. @throws why the name can't stand */
export async function newGuest(accounts: Accounts, name?: string) {
  const result = await accounts.createGuest(name);
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** A new guest as somebody to play with. */
export async function newPlayer(accounts: Accounts): Promise<Player> {
  const { account } = (await newGuest(accounts)).session;
  return { accountId: account.id, name: account.displayName };
}

export function wish(accountId: string, overrides: Partial<Wish> = {}): Wish {
  return {
    accountId,
    name: `Name of ${accountId}`,
    format: "constructed",
    kind: "queue",
    ...USUAL_TERMS,
    rating: 1500,
    lastOpponent: null,
    bot: false,
    meetsBots: false,
    deck: { preset: "burn" },
    ...overrides,
  };
}

export function listing(matchId: string, overrides: Partial<Listing> = {}): Listing {
  return {
    matchId,
    format: "constructed",
    origin: "quick",
    processId: "one",
    epoch: 1,
    seats: [
      { seat: 0, name: "Mira", accountId: "mira", wins: 0 },
      { seat: 1, name: "Greedy", accountId: null, wins: 0 },
    ],
    startedAt: 1000,
    turn: 1,
    watchers: 0,
    timeControl: "casual",
    rated: false,
    ...overrides,
  };
}
