import { parseDefinition } from "@spellroom/card-language";
import { type ApiClient, ApiFailure } from "@spellroom/client";
import type { CardIdentity, EventView, TableView } from "@spellroom/protocol";
import type { Sitting } from "./sitting.ts";

const BUSY: ReadonlySet<string> = new Set(["rate-limited", "unavailable"]);

/** A seat on a server, by asking over HTTP. */
export function sitDownThere(api: ApiClient, match: string, pollMs: number): Sitting {
  const names = new Map<string, readonly string[]>();
  let last = 0;

  async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiFailure) || !BUSY.has(error.code)) throw error;
        await pause(pollMs);
      }
    }
  }

  /** What has happened since the last look, as this seat may know it. */
  async function news(): Promise<EventView[]> {
    const page = await patiently(() => api.play.commands({ match, since: last }));
    last = page.last;
    return page.commands.flatMap(({ events }) => events);
  }

  async function learnNames(view: TableView, events: readonly EventView[]): Promise<void> {
    const text = JSON.stringify([view, events]);
    const wanted = new Set([...text.matchAll(/"definition":"([^"]+)"/g)].map(([, hash]) => hash ?? ""));
    for (const hash of wanted) {
      if (names.has(hash)) continue;
      const read = parseDefinition(await patiently(() => api.catalogue.definition({ hash })));
      names.set(hash, read.ok ? read.value.faces.map(({ name }) => name) : []);
    }
  }

  return {
    look: async () => {
      for (;;) {
        const { table, snapshot } = await patiently(() => api.play.table({ match }));
        const { decision, known, seat } = snapshot;
        if (!decision && !table.result) {
          await pause(pollMs);
          continue;
        }
        const hand = known.filter(({ zone, owner }) => zone === "hand" && owner === seat);
        const view: TableView = {
          table,
          own: seat === null ? null : { seat, hand, known, decision },
        };
        const events = await news();
        await learnNames(view, events);
        return { view, decision, events };
      }
    },
    answer: async (decision, choice) => {
      try {
        await patiently(() => api.play.choose({ match, decision: decision.id, choice }));
        return null;
      } catch (error) {
        if (error instanceof ApiFailure && (error.code === "invalid" || error.code === "conflict"))
          return error.message;
        throw error;
      }
    },
    concede: async () => {
      await patiently(() => api.play.concede({ match, last }));
    },
    nameOf: ({ definition, face }: CardIdentity) => names.get(definition)?.[face] ?? "a card",
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
