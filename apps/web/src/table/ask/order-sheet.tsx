"use client";

import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { moveInOrder } from "../model/kinds/order.ts";
import { optionKey, optionWords } from "../model/option-words.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import { OptionButton } from "./option-button.tsx";
import styles from "./options.module.css";

/** Options in an order that the player changes step by step. */
export function OrderSheet({ decision }: { decision: DecisionOf<"order"> }) {
  const names = useNames();
  const { draft } = useActions();
  const order = useTable(({ draft: now }) => (now.kind === "order" ? now.order : null));
  const { buttons } = names.messages.decisions;
  const move = (from: number, to: number) =>
    draft((now) => (now.kind === "order" ? moveInOrder(now, from, to) : now));
  return (
    <ol className={styles.list}>
      {(order ?? []).map((option, at) => {
        const what = decision.options[option];
        if (what === undefined) return null;
        const words = optionWords(what, decision, names);
        return (
          <li key={optionKey(what, option)} className={styles.line}>
            <OptionButton option={what} words={words} chosen={false} onPress={() => move(at, 0)} />
            <span className={styles.place}>{at + 1}</span>
            <span className={styles.moves}>
              <MoveButton
                label={`${buttons.up}: ${words.name}`}
                sign="↑"
                off={at === 0}
                onPress={() => move(at, at - 1)}
              />
              <MoveButton
                label={`${buttons.down}: ${words.name}`}
                sign="↓"
                off={at === decision.options.length - 1}
                onPress={() => move(at, at + 1)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface MoveButtonProps {
  label: string;
  sign: string;
  off: boolean;
  onPress: () => void;
}

/** A small button with a sign, for moving something one place. */
export function MoveButton({ label, sign, off, onPress }: MoveButtonProps) {
  return (
    <button type="button" className={styles.small} aria-label={label} disabled={off} onClick={onPress}>
      {sign}
    </button>
  );
}
