"use client";

import type { QueueView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useRepeatedly } from "../browser/use-repeatedly.ts";
import { chooseFormat, quickFormats, useQuickFormat } from "../decks/chosen-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { chooseTerms, useTerms } from "../terms/chosen-terms.ts";
import { clockWords } from "../terms/clock-words.ts";
import styles from "./home.module.css";

const EVERY_MS = 5_000;
const MOST = 6;

/** What others wait for just now and how long it takes, each a click away from being waited for oneself. */
export function QueueDemand() {
  const { demand } = useMessages().site;
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const [queues, setQueues] = useState<readonly QueueView[] | null>(null);
  const load = useCallback(() => {
    if (!ready) return;
    api.meetings.queues().then(
      (answer) => setQueues(answer.queues),
      () => undefined,
    );
  }, [ready]);
  useRepeatedly(load, EVERY_MS);
  if (queues === null) return null;
  return (
    <section className={styles.demand} aria-label={demand.title}>
      <h2>{demand.title}</h2>
      {queues.length === 0 && <p>{demand.none}</p>}
      <ul>
        {queues.slice(0, MOST).map((queue) => (
          <Queue
            key={JSON.stringify([queue.format, queue.timeControl, queue.rated, queue.bestOf])}
            queue={queue}
          />
        ))}
      </ul>
    </section>
  );
}

function Queue({ queue }: { queue: QueueView }) {
  const messages = useMessages();
  const { demand } = messages.site;
  const { terms: words } = messages.people;
  const catalogue = useCatalogue();
  const terms = useTerms();
  const own = useQuickFormat(catalogue);
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  const { format, timeControl, rated, bestOf, waiting, typicalWaitMs } = queue;
  const name = quickFormats(catalogue).find(({ id }) => id === format)?.name ?? format;
  const facts = [
    name,
    clockWords(timeControl, messages),
    rated ? words.rated : words.unrated,
    ...(bestOf === 3 ? [messages.games.bestOfThree] : []),
  ].join(", ");
  const chosen =
    own?.id === format &&
    terms.timeControl === timeControl &&
    terms.rated === rated &&
    terms.bestOf === bestOf;
  const choose = (): void => {
    chooseFormat(format);
    chooseTerms({ timeControl, rated, bestOf });
  };
  return (
    <li>
      <span>
        <b>{facts}</b>
        <small>
          {fill(demand.waiting({ count: waiting }), { count: waiting })}
          {typicalWaitMs !== null && `, ${fill(demand.wait, { time: timeWords(typicalWaitMs, messages) })}`}
        </small>
      </span>
      <Button
        size="small"
        disabled={chosen || (rated && !member)}
        aria-label={chosen ? demand.chosen : fill(demand.chooseNamed, { what: facts })}
        onClick={choose}
      >
        {chosen ? demand.chosen : demand.choose}
      </Button>
    </li>
  );
}

/** A time that one waits, no more exact than it is. */
function timeWords(ms: number, { site: { demand } }: Messages): string {
  const seconds = Math.max(1, Math.ceil(ms / 5_000) * 5);
  if (seconds < 90) return fill(demand.seconds({ count: seconds }), { count: seconds });
  const minutes = Math.round(seconds / 60);
  return fill(demand.minutes({ count: minutes }), { count: minutes });
}
