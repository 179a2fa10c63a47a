/** Whether anything was sent to a client that must not know it: every byte of every connection is checked. */
import type { Course } from "./knowledge.ts";
import type { PlayedMatch } from "./play.ts";
import type { RecordedConnection } from "./recording-proxy.ts";
import type { Visitor } from "./stage.ts";
import { socketsOf } from "./streams.ts";

const NAME = /zq[a-z]{17}/gi;
const HASH = /(?=([0-9a-f]{32}))/gi;
const ENGINE_ACT = /\b(land|cast|activate|turnFaceUp|suspend|foretell|plot|other):\d+/g;
const SEED_PART = 16;
/** The answer to a request for a seat: its reservation and the hashes of its cards. */
const ENTRY_ANSWER = /(\{"seat":(\d+),"reservation":\{[^{}]*\},"cards":)(\[[^\]]*\])\}/g;

interface Found {
  readonly offset: number;
  readonly text: string;
}

/** Everything that is wrong, in words. */
export function secretsTold(played: PlayedMatch, course: Course): string[] {
  const { stage } = played;
  const hashes = new Map(
    stage.decks.flat().flatMap(({ name, hash }): [string, string][] => [
      [name.toLowerCase(), hash],
      [hash, hash],
    ]),
  );
  const places = new Map(stage.visitors.map((visitor) => [visitor, placesOf(visitor)]));
  return stage.visitors.flatMap((visitor) =>
    visitor.proxy.connections.flatMap((connection) => {
      const text = connection.bytes().toString("latin1");
      return [
        ...cardsTold(withoutOwnList(text, visitor.viewer, stage.decks), connection, visitor, course, hashes),
        ...ownSecretsTold(text, visitor, played, places),
      ].map((what) => `${visitor.label}: ${what}`);
    }),
  );
}

/**
 * What a seat has brought is told to it as it enters, since it is its own list: each card once, in an order that says nothing of
 * where it is. Exactly that list in exactly that answer is blanked, so that one with another card, in another order, or told
 * anywhere else is looked at like everything else.
 */
export function withoutOwnList(
  text: string,
  viewer: Visitor["viewer"],
  decks: readonly (readonly { readonly hash: string }[])[],
): string {
  if (viewer === null) return text;
  const hashes = new Set((decks[viewer] ?? []).map(({ hash }) => hash));
  const list = JSON.stringify([...hashes].sort());
  return text.replaceAll(ENTRY_ANSWER, (answer, before: string, seat: string, cards: string) =>
    Number(seat) === viewer && cards === list ? `${before}${" ".repeat(cards.length)}}` : answer,
  );
}

/** Cards by name or hash that came before the visitor could know the card. */
function cardsTold(
  text: string,
  connection: RecordedConnection,
  { viewer }: Visitor,
  course: Course,
  hashes: ReadonlyMap<string, string>,
): string[] {
  const packed = [...new Set(hashes.values())].flatMap((hash) => findPacked(text, hash));
  return [...find(text, NAME), ...find(text, HASH), ...packed].flatMap(({ offset, text: found }) => {
    const hash = hashes.get(found.toLowerCase());
    if (hash === undefined) return [];
    const moment = connection.momentAt(offset);
    const since = course.knownSince(viewer, hash);
    if (since <= moment) return [];
    return [`card ${course.cardOf(hash)} at moment ${moment}, known since ${since}: ${around(text, offset)}`];
  });
}

/** The seed, how the engine names things, and what belongs to other people. */
function ownSecretsTold(
  text: string,
  visitor: Visitor,
  { stage }: PlayedMatch,
  places: ReadonlyMap<Visitor, readonly string[]>,
): string[] {
  const wrong: string[] = [];
  for (let at = 0; at + SEED_PART <= stage.seed.length; at += SEED_PART) {
    if (text.includes(stage.seed.slice(at, at + SEED_PART))) wrong.push("a part of the seed");
  }
  for (const { offset } of find(text, ENGINE_ACT)) wrong.push(`an act's id: ${around(text, offset)}`);
  for (const other of stage.visitors) {
    if (other.person.token !== visitor.person.token && text.includes(other.person.token))
      wrong.push(`the token of ${other.label}`);
    if (other === visitor) continue;
    for (const place of places.get(other) ?? [])
      if (text.includes(place)) wrong.push(`the place of ${other.label}`);
  }
  return wrong;
}

/** Session ids and reconnection tokens that a visitor was given. */
function placesOf(visitor: Visitor): string[] {
  const sessions = visitor.proxy.connections.flatMap((connection) =>
    [
      ...connection
        .bytes()
        .toString("latin1")
        .matchAll(/"sessionId":"([^"]+)"/g),
    ].map((match) => match[1] ?? ""),
  );
  const tokens = socketsOf(visitor).flatMap(({ frames }) =>
    frames.flatMap(({ frame }) => (frame.kind === "join" ? [frame.token] : [])),
  );
  return [...sessions, ...tokens].filter((text) => text.length > 4);
}

/** Accounts are named on pages, never in the stream of a table. */
export function accountsTold({ stage }: PlayedMatch): string[] {
  const accounts = stage.visitors.map(({ person }) => person.account.id);
  return stage.visitors.flatMap((visitor) =>
    socketsOf(visitor).flatMap(({ frames }) =>
      frames.flatMap(({ bytes }) => {
        const text = Buffer.from(bytes).toString("latin1");
        return accounts
          .filter((id) => text.includes(id))
          .map((id) => `${visitor.label} is told of account ${id}`);
      }),
    ),
  );
}

function find(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({ offset: match.index, text: match[1] ?? match[0] }));
}

/** Places where a content hash stands as bytes, as messages are packed. */
function findPacked(text: string, hash: string): Found[] {
  const bytes = packedHash(hash);
  const found: Found[] = [];
  for (let at = text.indexOf(bytes); at >= 0; at = text.indexOf(bytes, at + 1))
    found.push({ offset: at, text: hash });
  return found;
}

/** A content hash as messages hold it, read as Latin-1. */
export function packedHash(hash: string): string {
  return Buffer.from(hash, "hex").toString("latin1");
}

function around(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - 60), offset + 60).replace(/[^\x20-\x7e]/g, ".");
}
