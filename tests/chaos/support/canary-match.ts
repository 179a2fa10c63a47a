/** A match between two guests in which every card can be recognized in the bytes that are sent to them. */
import { randomBytes, randomUUID } from "node:crypto";
import { loadPresets, rulesetById } from "@spellroom/cards";
import type { Timing } from "@spellroom/protocol";
import { ENGINE_VERSION } from "@spellroom/rules";
import { type Journal, type JournalRecord, storeSetup } from "@spellroom/server";
import { type CanaryDeck, canaryDeck } from "../../privacy/support/canaries.ts";
import { packedHash, withoutOwnList } from "../../privacy/support/check-secrets.ts";
import { followCourse } from "../../privacy/support/knowledge.ts";

/** What the journal needs to know of a player. */
export interface Seated {
  readonly token: string;
  readonly account: { readonly id: string | null };
}

export interface CanaryMatch {
  readonly matchId: string;
  readonly people: readonly [Seated, Seated];
  readonly seed: string;
  readonly decks: readonly [CanaryDeck, CanaryDeck];
}

/** Every decision has free time, and everybody a bank that no fault of a schedule lasts for, but a clock that jumps would empty. */
const TIMING: Timing = {
  bankMs: 600_000,
  allowanceMs: 20_000,
  incrementMs: 0,
  longestMs: 120_000,
  timeouts: 3,
  graceMs: 300_000,
  warningMs: 5_000,
};

/** Writes a match into the journal as if another process had made it and died. */
export async function writeCanaryMatch(
  journal: Journal,
  people: readonly [Seated, Seated],
  chance: () => number,
): Promise<CanaryMatch> {
  const presets = loadPresets().flatMap(({ id, commander }) => (commander === undefined ? [id] : []));
  const draw = (): CanaryDeck => canaryDeck(presets[Math.floor(chance() * presets.length)] ?? "", chance);
  const decks = [draw(), draw()] as const;
  const seed = randomBytes(32).toString("hex");
  const matchId = randomUUID();
  const ruleset = rulesetById("full");
  const players = decks.map((deck, seat) => ({
    name: `Player ${seat + 1}`,
    deck: deck.map(({ definition }) => definition),
  }));
  const stored = storeSetup({ ruleset, seed, players }, ruleset);
  const created = await journal.create({
    id: matchId,
    owner: "a-process-that-is-gone",
    format: "presets",
    ruleset: ruleset.id,
    engineVersion: String(ENGINE_VERSION),
    visibility: "public",
    origin: "private",
    rematchOf: null,
    seats: players.map(({ name }, seat) => ({
      seat,
      accountId: people[seat]?.account.id ?? null,
      bot: null,
      name,
      deck: { preset: "ember-rush" },
    })),
    setup: { ...stored.setup, timing: TIMING },
    definitions: stored.definitions,
  });
  if (created.outcome !== "created") throw new Error(`the match was not made: ${created.outcome}`);
  return { matchId, people, seed, decks };
}

interface Sent {
  readonly record: JournalRecord;
  /** Everything that was sent to a client with a token. */
  readonly sentTo: (token: string) => Buffer;
  /** Tokens of people who watch. */
  readonly watchers: readonly string[];
}

/**
 * What somebody was sent that they never came to know: cards by name or definition hash, the seed, the other's token. Knows nothing of
 * the moment at which the bytes came: a card that was told too early, and shown later, is not found here but in `tests/privacy`.
 */
export function leaksOf(
  { people, seed, decks }: CanaryMatch,
  { record, sentTo, watchers }: Sent,
): readonly string[] {
  const course = followCourse(record);
  const audiences = [
    ...people.map(({ token }, seat) => ({ audience: seat, token })),
    ...watchers.map((token) => ({ audience: null, token })),
  ];
  return audiences.flatMap(({ audience, token }) => {
    const sent = withoutOwnList(sentTo(token).toString("latin1"), audience, decks);
    const text = sent.toLowerCase();
    const who = audience === null ? "a watcher" : `seat ${audience}`;
    const cards = decks
      .flat()
      .filter(
        ({ name, hash }) =>
          text.includes(name.toLowerCase()) || text.includes(hash) || sent.includes(packedHash(hash)),
      )
      .filter(({ hash }) => course.knownSince(audience, hash) === Number.POSITIVE_INFINITY)
      .map(({ hash }) => `${who} was told of card ${course.cardOf(hash)}`);
    const others = audiences.filter((other) => other.token !== token);
    return [
      ...cards,
      ...(text.includes(seed.slice(0, 16)) ? [`${who} was told the seed`] : []),
      ...(others.some((other) => text.includes(other.token.toLowerCase()))
        ? [`${who} was told a token`]
        : []),
    ];
  });
}
