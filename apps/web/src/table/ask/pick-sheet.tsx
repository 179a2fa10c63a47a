"use client";

import { useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { usedOfLimit } from "../model/kinds/pick.ts";
import { liesOpen, optionKey, optionWords } from "../model/option-words.ts";
import { pressOption } from "../store/table-actions.ts";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import { OptionButton, OptionCard } from "./option-button.tsx";
import styles from "./options.module.css";

const MANY = 12;

/** Options to choose from: on the table where they lie, else as cards or lines here. */
export function PickSheet({ decision }: { decision: DecisionOf<"pick"> | DecisionOf<"modes"> }) {
  const names = useNames();
  const open = decision.options.every((option) => liesOpen(option, names));
  const cards = !open && decision.options.every(({ kind }) => kind === "object");
  const { status } = names.messages.decisions;
  return (
    <>
      <PickStatus decision={decision} />
      {open ? (
        <details className={styles.fold}>
          <summary>{status.asList}</summary>
          <Lines decision={decision} />
        </details>
      ) : cards ? (
        <Cards decision={decision} />
      ) : (
        <Lines decision={decision} />
      )}
    </>
  );
}

type Props = { decision: DecisionOf<"pick"> | DecisionOf<"modes"> };

function PickStatus({ decision }: Props) {
  const picked = usePicked();
  const { status } = useMessages().decisions;
  if (decision.max <= 1 && decision.kind === "pick" && decision.limit === undefined) return null;
  const count = fill(status.chosenOf, {
    count: picked.length,
    max: Math.min(decision.max, decision.options.length),
  });
  const limit =
    decision.kind === "pick" && decision.limit !== undefined
      ? fill(status.limit, { used: usedOfLimit(decision, picked), limit: decision.limit.total })
      : null;
  return (
    <p className={styles.status}>
      {count}
      {limit !== null && <> · {limit}</>}
    </p>
  );
}

function Lines({ decision }: Props) {
  const names = useNames();
  const picked = usePicked();
  const press = usePress();
  return (
    <ul className={styles.list}>
      {decision.options.map((option, at) => {
        const times = picked.filter((one) => one === at).length;
        return (
          <li key={optionKey(option, at)}>
            <OptionButton
              option={option}
              words={optionWords(option, decision, names)}
              chosen={times > 0}
              times={times}
              onPress={() => press(at)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Cards({ decision }: Props) {
  const names = useNames();
  const picked = usePicked();
  const press = usePress();
  const [wanted, setWanted] = useState("");
  const { status } = names.messages.decisions;
  const shown = decision.options.flatMap((option, at) =>
    option.kind === "object" &&
    optionWords(option, decision, names).name.toLowerCase().includes(wanted.trim().toLowerCase())
      ? [{ key: option.key, at }]
      : [],
  );
  return (
    <>
      {decision.options.length > MANY && (
        <input
          type="search"
          className={styles.filter}
          placeholder={status.search}
          aria-label={status.search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul className={styles.cards}>
        {shown.map(({ key, at }) => (
          <li key={key}>
            <OptionCard objectKey={key} chosen={picked.includes(at)} onPress={() => press(at)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.status}>{status.nothingFound}</p>}
    </>
  );
}

const NOTHING: readonly number[] = [];

function usePicked(): readonly number[] {
  return useTable(({ draft }) => (draft.kind === "pick" ? draft.picked : NOTHING));
}

function usePress(): (option: number) => void {
  const { store } = useSession();
  const { choose, draft } = useActions();
  return (option) => pressOption({ store, choose, draft }, option);
}
