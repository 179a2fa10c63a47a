"use client";

import { Button, Stepper } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { lethalFirst, setAmount } from "../model/kinds/distribute.ts";
import { optionKey, optionWords } from "../model/option-words.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./options.module.css";

/** A number for each option, with what is left to give. */
export function DistributeSheet({ decision }: { decision: DecisionOf<"distribute"> }) {
  const names = useNames();
  const { draft } = useActions();
  const amounts = useTable(({ draft: now }) => (now.kind === "distribute" ? now.amounts : null)) ?? [];
  const { buttons, status } = names.messages.decisions;
  const label = decision.prompt === "preventDamage" ? status.preventedFrom : status.damageTo;
  const left = decision.total - amounts.reduce((sum, amount) => sum + amount, 0);
  const set = (option: number, amount: number) =>
    draft((now) => (now.kind === "distribute" ? setAmount(now, decision, option, amount) : now));
  return (
    <>
      <p className={styles.status} aria-live="polite">
        <b>{fill(status.left({ count: left }), { count: left })}</b>
      </p>
      <ul className={styles.list}>
        {decision.options.map((option, at) => {
          const { name } = optionWords(option, decision, names);
          const lethal = decision.lethal?.[at];
          return (
            <li key={optionKey(option, at)} className={styles.line}>
              <span>
                <b>{name}</b>
                {lethal !== undefined && (
                  <p className={styles.status}>{fill(status.lethalAt, { count: lethal })}</p>
                )}
              </span>
              <Stepper
                value={amounts[at] ?? 0}
                min={decision.minimum[at] ?? 0}
                max={Math.min(decision.maximum[at] ?? 0, (amounts[at] ?? 0) + left)}
                label={fill(label, { what: name })}
                less={buttons.less}
                more={buttons.more}
                onChange={(amount) => set(at, amount)}
              />
            </li>
          );
        })}
      </ul>
      {decision.lethal !== undefined && (
        <Button
          size="small"
          onClick={() => draft(() => ({ kind: "distribute", amounts: lethalFirst(decision) }))}
        >
          {buttons.lethal}
        </Button>
      )}
    </>
  );
}
