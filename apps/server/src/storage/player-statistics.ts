/** How an account's public matches ended, counted by format and by deck. */
import { deckChoiceSchema, type StatisticsView } from "@spellroom/protocol/http";
import { LONGEST_DELAY_MS } from "../match/views/shown-end.ts";
import type { Database } from "./database.ts";

interface Counts {
  games: number;
  wins: number;
  losses: number;
  draws: number;
}

/** Of the longest list of a profile. */
const MOST_DECKS = 12;

/** Without matches whose end delayed watchers have not seen yet. */
export async function statisticsOf(
  { query }: Database,
  accountId: string,
  now = Date.now(),
): Promise<StatisticsView> {
  const rows = await query
    .selectFrom("results")
    .innerJoin("matches", "matches.id", "results.match_id")
    .innerJoin("match_seats", (join) =>
      join
        .onRef("match_seats.match_id", "=", "results.match_id")
        .onRef("match_seats.seat", "=", "results.seat"),
    )
    .select(["matches.format", "match_seats.deck", "results.outcome"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("results.account_id", "=", accountId)
    .where("matches.visibility", "=", "public")
    .where("matches.status", "=", "finished")
    .where("results.finished_at", "<", now - LONGEST_DELAY_MS)
    .groupBy(["matches.format", "match_seats.deck", "results.outcome"])
    .execute();
  const formats = new Map<string, Counts>();
  const decks = new Map<string | null, Counts>();
  for (const { format, deck, outcome, count } of rows) {
    const choice = deckChoiceSchema.safeParse(JSON.parse(deck));
    const preset = choice.success && "preset" in choice.data ? choice.data.preset : null;
    for (const counts of [countsOf(formats, format), countsOf(decks, preset)]) {
      counts.games += Number(count);
      counts[PLURAL[outcome]] += Number(count);
    }
  }
  return {
    formats: mostPlayed(formats).map(([format, counts]) => ({ format, ...counts })),
    decks: mostPlayed(decks)
      .slice(0, MOST_DECKS)
      .map(([preset, counts]) => ({ preset, ...counts })),
  };
}

const PLURAL = { win: "wins", loss: "losses", draw: "draws" } as const;

function countsOf<Key>(all: Map<Key, Counts>, key: Key): Counts {
  const counts = all.get(key) ?? { games: 0, wins: 0, losses: 0, draws: 0 };
  all.set(key, counts);
  return counts;
}

function mostPlayed<Key>(all: ReadonlyMap<Key, Counts>): readonly (readonly [Key, Counts])[] {
  return [...all].toSorted(([, one], [, other]) => other.games - one.games);
}
