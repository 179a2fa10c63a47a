/** A site with activity, and the address of each of its pages, for inspecting all of them. */
import { greedyBot } from "@spellroom/bots";
import { Autoplay } from "./autoplay.ts";
import { seededChance } from "./chance.ts";
import type { Moderator } from "./moderator.ts";
import { apiOf, becomeGuest, CardLibrary, type Guest, takePlace } from "./people.ts";
import { until } from "./waiting.ts";

export const PASSWORD = "nine lives of the cat";

export interface SitePage {
  readonly name: string;
  readonly path: string;
  /** What is there once the page is. */
  readonly ready: string;
}

export interface LivelySite {
  /** Whose pages they are: a moderator with games, decks and friends. */
  readonly visitor: Guest;
  readonly pages: readonly SitePage[];
}

const WISH = { format: "presets", deck: { preset: "ember-rush" } } as const;
const OTHER_DECK = { preset: "wild-stampede" };
const HEADING = "h1";
const DEALT = "[data-zone=hand] [data-card]";

/**
 * Brings life to a server: people, games that are played and that are over, decks, messages, an open table.
 * @param moderator of that server; the one whose pages are visited
 */
export async function bringToLife(url: string, { token, account }: Moderator): Promise<LivelySite> {
  const [visitor, rival, friend] = [
    { token, account, api: apiOf(url, token) },
    await becomeGuest(url, "Hearthkeeper"),
    await becomeGuest(url, "Lanternfish"),
  ];
  for (const [at, { api }] of [visitor, rival].entries())
    await api.sessions.claim({ email: `member-${at}@example.org`, password: PASSWORD });
  await visitor.api.people.befriend({ player: friend.account.id });
  await friend.api.people.befriend({ player: visitor.account.id });
  await friend.api.messages.write({ player: visitor.account.id, text: "A game tonight?" });
  await visitor.api.messages.write({ player: friend.account.id, text: "With pleasure. Blitz?" });
  for (const won of [true, false, false, true, true])
    await (won ? ratedGame(visitor, rival) : ratedGame(rival, visitor));
  await until("the games to be rated", async () => {
    const { ratings } = await visitor.api.people.profile({ player: visitor.account.id });
    return ratings.some(({ games }) => games === 5);
  });
  const over = await gameAgainstBot(visitor, "greedy");
  await playToTheEnd(url, visitor, over);
  const matchId = await gameAgainstBot(visitor, "pass");
  await rival.api.meetings.enqueue({ ...WISH, timeControl: "blitz" });
  const { table } = await friend.api.tables.open({
    format: "freeForAll",
    deck: WISH.deck,
    places: 4,
    timeControl: "casual",
    visibility: "public",
  });
  const deck = await keepDeck(visitor);
  const shared = await shareDeck(friend);
  const { invitation } = await friend.api.meetings.invite({ ...WISH, timeControl: "casual", rated: false });
  const places = { visitor, friend, over, matchId, deck, shared };
  return { visitor, pages: pagesOf({ ...places, gathering: table.code, invitation: invitation.code }) };
}

interface Places {
  readonly visitor: Guest;
  readonly friend: Guest;
  readonly over: string;
  readonly matchId: string;
  readonly gathering: string;
  readonly invitation: string;
  readonly deck: string;
  readonly shared: string;
}

function pagesOf(places: Places): readonly SitePage[] {
  const { visitor, friend, over, matchId } = places;
  const titled = (name: string, path: string): SitePage => ({ name, path, ready: HEADING });
  return [
    titled("home", "/"),
    titled("lobby", "/lobby"),
    titled("decks", "/decks"),
    titled("deck", "/decks/ember-rush"),
    titled("own-deck", `/decks/own/${places.deck}`),
    titled("shared-deck", `/decks/shared/${places.shared}`),
    titled("deck-list", "/decks/list"),
    titled("cards", "/cards"),
    titled("card", "/cards/Lightning%20Bolt"),
    titled("leaderboard", "/ranking"),
    titled("profile", `/players/${visitor.account.id}`),
    titled("other-profile", `/players/${friend.account.id}`),
    titled("account", "/account"),
    titled("own-bots", "/account/bots"),
    titled("recovery", "/account/password"),
    titled("confirm-email", "/account/email"),
    titled("options", "/options"),
    titled("replays", "/replays"),
    titled("messages", "/messages"),
    titled("conversation", `/messages/${friend.account.id}`),
    titled("gathering", `/gather/${places.gathering}`),
    titled("invitation", `/join/${places.invitation}`),
    titled("practice", "/practice"),
    titled("learn", "/learn"),
    titled("moderation", "/moderation"),
    titled("about", "/about"),
    titled("not-found", "/nothing-here"),
    { name: "replay", path: `/replay/${over}`, ready: "input[type=range]" },
    { name: "drill", path: "/learn/log", ready: "[data-drill]" },
    { name: "table", path: `/table/${matchId}`, ready: DEALT },
    { name: "watching", path: `/watch/${matchId}`, ready: ".sr-life" },
    { name: "embedded", path: `/embed/${matchId}`, ready: ".sr-life" },
  ];
}

async function ratedGame(winner: Guest, loser: Guest): Promise<void> {
  const wish = { format: WISH.format, timeControl: "blitz", rated: true } as const;
  const { code } = (await winner.api.meetings.invite({ ...wish, deck: WISH.deck })).invitation;
  const { matchId } = await loser.api.meetings.joinInvitation({ code, deck: OTHER_DECK });
  for (const { api } of [winner, loser]) await api.matches.seat({ match: matchId });
  const { last } = await loser.api.play.table({ match: matchId });
  await loser.api.play.concede({ match: matchId, last });
  await until("the rated game to be over", async () => {
    const { match } = await loser.api.matches.look({ match: matchId });
    return match.status === "finished";
  });
}

async function gameAgainstBot({ api }: Guest, bot: string): Promise<string> {
  return (await api.matches.playBot({ ...WISH, bot, botDeck: OTHER_DECK })).matchId;
}

async function playToTheEnd(url: string, { token }: Guest, matchId: string): Promise<void> {
  const library = new CardLibrary([url]);
  const bot = greedyBot({ definition: library.get, chance: seededChance(1) });
  const player = new Autoplay(takePlace([url], token, matchId), bot, library);
  await until("the game to end", () => player.isOver, 120_000);
  player.close();
}

const LINES = [
  { count: 20, name: "Mountain" },
  { count: 4, name: "Lightning Bolt" },
  { count: 4, name: "Shock" },
];

async function keepDeck({ api }: Guest): Promise<string> {
  const deck = "a-deck-of-ones-own";
  await api.decks.save({ deck, base: 0, content: { name: "Sparks at Dusk", main: LINES } });
  return deck;
}

/** A public deck, by its public id. */
async function shareDeck({ api, account }: Guest): Promise<string> {
  const content = { name: "Sparks at Dawn", main: LINES, visibility: "public" } as const;
  await api.decks.save({ deck: "a-deck-for-everybody", base: 0, content });
  const { decks } = await api.decks.sharedBy({ player: account.id });
  const [deck] = decks;
  if (deck === undefined) throw new Error("the deck is not shared");
  return deck.id;
}
