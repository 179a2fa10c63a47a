/**
 * Everything that anybody may ask of a server: every endpoint, every message of the site channel and of a match's room, each with
 * what makes it cost the most and is still accepted. What is refused as malformed costs nothing, so a flood of it proves nothing.
 */
import { REQUEST_NAMES, ROOM_REQUESTS } from "@spellroom/protocol";
import { type Endpoint, HTTP_API } from "@spellroom/protocol/http";
import { SITE_REQUEST_NAMES, SITE_REQUESTS } from "@spellroom/protocol/site";
import type { Packed } from "../../support/wire/msgpack.ts";
import type { PermittedFlood } from "./permitted-attack.ts";

export type Wish = Pick<PermittedFlood, "kind" | "path" | "method" | "body">;

/** What is there to be asked for. */
export interface Places {
  readonly matchId: string;
  /** Of a match that is over, and long. */
  readonly finishedId: string;
  readonly accountId: string;
  /** Of a definition. */
  readonly hash: string;
}

const FORMAT = "presets";
const DECK = { preset: "ember-rush" };
/** Nearly as much text as a deck may have; each line needs suggestions. */
const STRANGE_LIST = Array.from({ length: 800 }, (_, at) => `4 Unknwon Card ${at}`).join("\n");
const STRANGE_DECK = { list: STRANGE_LIST };
const LINES = Array.from({ length: 250 }, (_, at) => ({ count: 4, name: `Unknwon Card ${at}` }));
/** Nearly as much text as a bot may have, wrong from end to end. */
const STRANGE_BOT = JSON.stringify({ play: Array.from({ length: 900 }, () => ({ do: "win" })) });
const EMAIL = "flood@example.org";
const PASSWORD = "a long enough password";
const WISH = { format: FORMAT, deck: STRANGE_DECK };
const NAME = { name: "Somebody" };
const TOKEN = "0".repeat(60);
export const BOT_MATCH = { format: FORMAT, deck: DECK, bot: "pass", botDeck: DECK };
const PASSING = { decision: 1_000_000, choice: { kind: "act", act: 0 } };
const READY = { game: 9, entropy: "0".repeat(64), deck: Array.from({ length: 250 }, () => "0".repeat(32)) };

type Named<Rest extends string = string> = Readonly<Record<`${keyof typeof HTTP_API}.${Rest}`, Packed>>;

const BODIES: Partial<Named> = {
  "accounts.createGuest": NAME,
  "accounts.createPlayer": NAME,
  "accounts.keepPreferences": { preferences: { notes: "x".repeat(15_000) } },
  "accounts.rename": NAME,
  "accounts.setBot": { bot: true },
  "accounts.remove": { password: PASSWORD },
  "accounts.renamePlayer": NAME,
  "accounts.removePlayer": { password: PASSWORD },
  "sessions.claim": { email: EMAIL, password: PASSWORD },
  "sessions.signIn": { email: EMAIL, password: PASSWORD },
  "sessions.changePassword": { current: PASSWORD, next: `${PASSWORD}!` },
  "sessions.makeToken": { label: "a token", scopes: ["read"] },
  "recovery.askForLink": { email: EMAIL },
  "recovery.resetByLink": { token: TOKEN, password: PASSWORD },
  "recovery.resetByCode": { email: EMAIL, code: "0000-0000", password: PASSWORD },
  "recovery.makeCodes": { password: PASSWORD },
  "recovery.changeEmail": { email: EMAIL, password: PASSWORD },
  "recovery.askForConfirmation": {},
  "recovery.confirmEmail": { token: TOKEN },
  "decks.read": { text: STRANGE_LIST, printings: true },
  "decks.write": { format: "mtgoXml", deck: { name: "A deck", main: LINES } },
  "decks.fetch": { address: "https://archidekt.com/decks/1" },
  "decks.save": { base: 0, content: { name: "A deck", main: LINES, notes: "x".repeat(9_000) } },
  "bots.check": { text: STRANGE_BOT },
  "bots.save": { text: STRANGE_BOT },
  "meetings.enqueue": WISH,
  "meetings.seek": WISH,
  "meetings.acceptSeek": { deck: STRANGE_DECK },
  "meetings.invite": { ...WISH, password: PASSWORD },
  "meetings.joinInvitation": { deck: STRANGE_DECK, password: PASSWORD },
  "tables.open": { ...WISH, places: 2, password: PASSWORD },
  "tables.sitDown": { deck: STRANGE_DECK, password: PASSWORD, place: 1 },
  "tables.addBot": { bot: "greedy", deck: STRANGE_DECK },
  "matches.playBot": BOT_MATCH,
  "matches.rematch": { deck: STRANGE_DECK },
  "play.choose": PASSING,
  "play.ready": READY,
  "play.concede": { last: 1_000_000 },
  "replays.continue": { at: 20, seat: 0, bot: "pass" },
  "messages.write": { text: "x".repeat(500) },
  "messages.readNotifications": { upTo: 1_000_000 },
  "moderation.importCards": { wish: { kind: "recheck" } },
  "moderation.report": { player: "somebody", reason: "other", text: "x".repeat(2_000) },
  "moderation.closeReport": { status: "dismissed" },
  "moderation.sanction": { kind: "mute", reason: "x", hours: 1 },
};

type Query = Readonly<Record<string, string>>;
function queriesOf({ hash }: Places): Readonly<Record<string, Query>> {
  return {
    "people.find": { name: "g" },
    "ratings.leaderboard": { format: FORMAT, timeControl: "standard" },
    "catalogue.printed": { hashes: Array.from({ length: 60 }, () => hash).join(), language: "fr" },
    "cards.search": { q: "o:the or o:a or o:/e.*t/ -t:elf mv>=0", order: "rarity", limit: "120" },
    "decks.writeShared": { format: "xmage" },
    "replays.list": { player: "g" },
    "replays.moments": { view: "all" },
    "play.takeBack": { last: "0" },
  };
}

const MESSAGES: Readonly<Partial<Record<(typeof REQUEST_NAMES)[number], Packed>>> = {
  choose: PASSING,
  automation: {
    ...{ fullControl: false, skip: false, holdPriority: false, withoutMana: false, orderTriggers: false },
    stops: { own: {}, other: {} },
    yields: Array.from({ length: 200 }, (_, at) => `Some Card ${at}`),
    answers: {},
  },
  pass: { until: null },
  offer: { kind: "pause" },
  answerOffer: { kind: "pause", yes: true },
  ready: READY,
  showHand: { show: true },
  proposeShortcut: { decision: 1, acts: 1, times: 200 },
  answerShortcut: { id: 0, after: null },
  endShortcut: { id: 0 },
  explain: { key: "1" },
};

function siteMessage(name: (typeof SITE_REQUEST_NAMES)[number], { matchId }: Places): Packed {
  const text = "x".repeat(500);
  switch (name) {
    case "lobby:enter":
    case "lobby:leave":
      return {};
    case "table:enter":
    case "table:leave":
      return { matchId };
    case "table:say":
      return { matchId, text };
    case "room:enter":
    case "room:leave":
      return { room: "lobby" };
    case "room:say":
      return { room: "lobby", text };
  }
}

function pathOf(family: string, { path }: Endpoint, places: Places): string {
  const named: Readonly<Record<string, string>> = {
    ":match": family === "replays" ? places.finishedId : places.matchId,
    ":player": places.accountId,
    ":hash": places.hash,
    ":deck": family === "catalogue" ? DECK.preset : "a-flooded-deck",
    ":bot": "a-flooded-bot",
    ":card": "Shock",
    ":seat": "1",
  };
  return `/api${path.replace(/:\w+/g, (name) => named[name] ?? "x")}`;
}

interface Asked {
  readonly wish: Wish;
  /** Whether a server accepts the form of it. */
  readonly isAccepted: boolean;
}

/** All of it, with whether it has the form that is asked for. */
export function permittedRequests(places: Places): readonly Asked[] {
  const queries = queriesOf(places);
  const families: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = HTTP_API;
  const http = Object.entries(families).flatMap(([family, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): Asked => {
      const [query, body] = [queries[`${family}.${name}`] ?? {}, bodyOf(`${family}.${name}`)];
      const asked = new URLSearchParams(query).toString();
      const path = `${pathOf(family, endpoint, places)}${asked === "" ? "" : `?${asked}`}`;
      const wish: Wish = { kind: "http", path, method: endpoint.method.toUpperCase(), body: body ?? {} };
      const isAccepted = endpoint.query.safeParse(query).success && endpoint.body.safeParse(body).success;
      return { wish, isAccepted };
    }),
  );
  const rooms = REQUEST_NAMES.map((path): Asked => {
    const body = MESSAGES[path] ?? {};
    return { wish: { kind: "room", path, body }, isAccepted: ROOM_REQUESTS[path].safeParse(body).success };
  });
  const site = SITE_REQUEST_NAMES.map((path): Asked => {
    const body = siteMessage(path, places);
    return {
      wish: { kind: "site", path, body },
      isAccepted: SITE_REQUESTS[path].payload.safeParse(body).success,
    };
  });
  return [...site, ...rooms, ...http];
}

function bodyOf(name: string): Packed | undefined {
  return new Map(Object.entries(BODIES)).get(name);
}
