"use client";

import { Button } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { attackWithAll } from "../model/combat.ts";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { attackSum } from "../model/main-button.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./options.module.css";

/** The total of the attack, and a button to attack with everything. */
export function AttackSheet({ decision }: { decision: DecisionOf<"attackers"> }) {
  const { draft } = useActions();
  const sum = useTable(({ draft: now, table }) =>
    now.kind === "attackers" && table !== null ? attackSum(table, decision, now) : 0,
  );
  const all = useTable(({ draft: now }) => now.kind === "attackers" && !now.attacks.includes(null));
  const { buttons, status } = useMessages().decisions;
  return (
    <div className={styles.line}>
      <span className={styles.status}>
        {sum > 0 && fill(status.attackSum({ count: sum }), { count: sum })}
      </span>
      {!all && (
        <Button
          size="small"
          hotkey="A"
          onClick={() => draft((now) => (now.kind === "attackers" ? attackWithAll(now, decision) : now))}
        >
          {buttons.attackAll}
        </Button>
      )}
    </div>
  );
}
