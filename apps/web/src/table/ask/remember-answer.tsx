"use client";

import { abilityName, type DecisionView, type PublicTable } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { stackOf } from "../model/zones.ts";
import { rememberAnswer } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./ask.module.css";

/** A yes-or-no decision of an ability on the stack can be answered permanently. */
export function RememberAnswer({ decision }: { decision: DecisionView }) {
  const name = useTable(({ table }) => (table === null ? null : askingAbility(table, decision)));
  const { pace } = useMessages();
  if (name === null) return null;
  return (
    <div className={styles.bar}>
      {([true, false] as const).map((yes) => (
        <Button
          key={String(yes)}
          size="small"
          className={styles.other}
          onClick={() => rememberAnswer(name, yes)}
        >
          {yes ? pace.alwaysYes : pace.alwaysNo}
        </Button>
      ))}
    </div>
  );
}

/** The name of the ability that asks: on top of the stack, itself or through its permanent. */
function askingAbility(table: PublicTable, { kind, source }: DecisionView): string | null {
  const [top] = stackOf(table);
  if (kind !== "confirm" || source === null || top === undefined || top.kind !== "ability") return null;
  if (top.key !== source && top.source !== source) return null;
  return top.card && top.ability ? abilityName(top.card.definition, top.ability) : null;
}
