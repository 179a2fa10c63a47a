"use client";

import type { QueueView, WishView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { chooseFormat, useQuickFormat } from "../decks/chosen-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { chooseTerms, useTerms } from "../terms/chosen-terms.ts";
import styles from "./home.module.css";
import { demandWords, queueKey, queueWords, withBlitz } from "./queue-words.ts";

const MOST = 6;

interface QueueDemandProps {
  queues: readonly QueueView[] | null;
  /** What the player waits for already. */
  waitsFor: readonly WishView[];
}

/** What others are waiting for now and how long it takes; a click joins that queue. */
export function QueueDemand({ queues: all, waitsFor }: QueueDemandProps) {
  const { demand } = useMessages().site;
  const format = useQuickFormat(useCatalogue());
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  const own = new Set(waitsFor.map(queueKey));
  const queues = all?.filter((queue) => !own.has(queueKey(queue))) ?? null;
  if (queues === null || (queues.length === 0 && own.size > 0)) return null;
  const shown = withBlitz(queues.slice(0, MOST), format?.id, member).filter(
    (queue) => !own.has(queueKey(queue)),
  );
  return (
    <section className={styles.demand} aria-label={demand.title}>
      <h2>{demand.title}</h2>
      {queues.length === 0 && <p>{demand.none}</p>}
      <ul>
        {shown.map((queue) => (
          <Queue key={queueKey(queue)} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function Queue({ queue }: { queue: QueueView }) {
  const messages = useMessages();
  const { demand } = messages.site;
  const catalogue = useCatalogue();
  const terms = useTerms();
  const own = useQuickFormat(catalogue);
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  const { format, timeControl, rated, bestOf } = queue;
  const facts = queueWords(queue, catalogue, messages);
  const chosen = own !== undefined && queueKey({ ...terms, format: own.id }) === queueKey(queue);
  const choose = (): void => {
    chooseFormat(format);
    chooseTerms({ timeControl, rated, bestOf });
  };
  return (
    <li>
      <span>
        <b>{facts}</b>
        <small>{demandWords(queue, messages)}</small>
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
