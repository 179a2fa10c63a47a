/** On what terms people meet: the same for the queue, seeks, links, challenges and matches against bots. */
import { timeControlIdSchema, watchDelaySchema } from "@spellroom/protocol";
import { bestOfSchema, termsFields } from "@spellroom/protocol/http";
import { z } from "zod";

const termsSchema = z.object(termsFields);

/** How a match is to be played, apart from its rules and cards. */
export type Terms = z.output<typeof termsSchema>;

export const USUAL_TERMS: Terms = termsSchema.parse({});

/** The terms of something that has more to it. */
export function termsOf({ timeControl, rated, bestOf, watchDelayMs }: Terms): Terms {
  return { timeControl, rated, bestOf, watchDelayMs };
}

/** Terms as a row of the database has them; what a later version can't read is as usual. */
export function readTerms(row: {
  readonly time_control: string;
  readonly rated: number;
  readonly best_of: number;
  readonly watch_delay_ms: number;
}): Terms {
  return {
    timeControl: timeControlIdSchema.catch(USUAL_TERMS.timeControl).parse(row.time_control),
    rated: row.rated === 1,
    bestOf: bestOfSchema.catch(USUAL_TERMS.bestOf).parse(row.best_of),
    watchDelayMs: watchDelaySchema.catch(USUAL_TERMS.watchDelayMs).parse(row.watch_delay_ms),
  };
}

export function writeTerms({ timeControl, rated, bestOf, watchDelayMs }: Terms) {
  return {
    time_control: timeControl,
    rated: rated ? 1 : 0,
    best_of: bestOf,
    watch_delay_ms: watchDelayMs,
  };
}
