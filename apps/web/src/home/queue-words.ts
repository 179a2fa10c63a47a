import type { CatalogueView, QueueView } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";
import { clockWords } from "../terms/clock-words.ts";

/** What players who are paired have in common. */
export type QueueTerms = Pick<QueueView, "format" | "timeControl" | "rated" | "bestOf">;

/** A key for a kind of match, the same for everyone who waits for it. */
export function queueKey({ format, timeControl, rated, bestOf }: QueueTerms): string {
  return JSON.stringify([format, timeControl, rated, bestOf]);
}

/**
 * The queues that are shown, and among them always a blitz game in the player's format, so that the most usual game is two clicks
 * away: rated for members, who alone play rated games.
 */
export function withBlitz(
  queues: readonly QueueView[],
  format: string | undefined,
  isMember: boolean,
): readonly QueueView[] {
  if (format === undefined) return queues;
  const blitz: QueueView = {
    format,
    timeControl: "blitz",
    rated: isMember,
    bestOf: 1,
    waiting: 0,
    typicalWaitMs: null,
  };
  return queues.some((queue) => queueKey(queue) === queueKey(blitz)) ? queues : [...queues, blitz];
}

/** A kind of match in few words: "Constructed, blitz, rated". */
export function queueWords(terms: QueueTerms, catalogue: CatalogueView | null, messages: Messages): string {
  const { format, timeControl, rated, bestOf } = terms;
  const words = messages.people.terms;
  const formats = catalogue?.formats ?? [];
  return [
    formats.find(({ id }) => id === format)?.name ?? format,
    clockWords(timeControl, messages),
    rated ? words.rated : words.unrated,
    ...(bestOf === 3 ? [messages.games.bestOfThree] : []),
  ].join(", ");
}

/** How many wait in a queue, and how long it takes there: "2 players waiting, usually paired within 20 seconds". */
export function demandWords(queue: Pick<QueueView, "waiting" | "typicalWaitMs">, messages: Messages): string {
  const { demand } = messages.site;
  const { waiting, typicalWaitMs } = queue;
  if (waiting === 0 && typicalWaitMs === null) return demand.empty;
  const count = fill(demand.waiting({ count: waiting }), { count: waiting });
  if (typicalWaitMs === null) return count;
  return `${count}, ${fill(demand.wait, { time: timeWords(typicalWaitMs, messages) })}`;
}

/** A time that one waits, no more exact than it is. */
function timeWords(ms: number, { site: { demand } }: Messages): string {
  const seconds = Math.max(1, Math.ceil(ms / 5_000) * 5);
  if (seconds < 90) return fill(demand.seconds({ count: seconds }), { count: seconds });
  const minutes = Math.round(seconds / 60);
  return fill(demand.minutes({ count: minutes }), { count: minutes });
}
