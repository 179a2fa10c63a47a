"use client";

import type { HintView } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { choiceWords } from "../model/draft.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./hints.module.css";

type State = "idle" | "thinking" | { readonly hint: HintView | null };

/** What a search would choose, and by how much it prefers that; only on request. */
export function Hints({ ask }: { ask: () => Promise<HintView | null> }) {
  const [state, setState] = useState<State>("idle");
  const { hint: words } = useMessages().practice;
  if (typeof state === "object") return <Answers hint={state.hint} />;
  const think = async (): Promise<void> => {
    setState("thinking");
    setState({ hint: await ask() });
  };
  return (
    <div className={styles.ask}>
      <Button size="small" busy={state === "thinking"} title={words.about} onClick={() => void think()}>
        {words.ask}
      </Button>
    </div>
  );
}

function Answers({ hint }: { hint: HintView | null }) {
  const decision = useTable((screen) => screen.decision);
  const names = useNames();
  const { hint: words } = names.messages.practice;
  if (hint === null || decision === null || hint.decision !== decision.id)
    return (
      <p className={styles.none} role="status">
        {words.none}
      </p>
    );
  const best = hint.answers[0]?.chances ?? 0;
  return (
    <section className={styles.hints} aria-label={words.title} role="status">
      <h3>{words.title}</h3>
      <ol>
        {hint.answers.map(({ choice, chances }) => {
          const points = Math.round((best - chances) * 100);
          return (
            <li key={JSON.stringify(choice)}>
              <span className={styles.what}>{choiceWords(decision, choice, names)}</span>
              <span className={styles.chances}>
                {fill(words.chances, { percent: Math.round(chances * 100) })}
                {points > 0 && <small>{fill(words.behind({ count: points }), { count: points })}</small>}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${Math.round(chances * 100)}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
