"use client";

import { putOnNextPile, putOnPile } from "../model/kinds/arrange.ts";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { optionWords } from "../model/option-words.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import { OptionCard } from "./option-button.tsx";
import styles from "./options.module.css";
import { MoveButton } from "./order-sheet.tsx";

/** Cards to be put on piles: a click moves one to the next pile, arrows within its own. */
export function ArrangeSheet({ decision }: { decision: DecisionOf<"arrange"> }) {
  const piles = useTable(({ draft }) => (draft.kind === "arrange" ? draft.piles : null)) ?? [];
  const { words } = useNames().messages;
  return (
    <div className={styles.piles}>
      {decision.piles.map(({ name }, at) => (
        <section key={name} className={styles.pile} aria-label={words.piles[name]}>
          <h3>{words.piles[name]}</h3>
          <ol>
            {(piles[at] ?? []).map((option, place) => (
              <PileCard key={option} decision={decision} pile={at} option={option} place={place} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface PileCardProps {
  decision: DecisionOf<"arrange">;
  pile: number;
  option: number;
  place: number;
}

function PileCard({ decision, pile, option, place }: PileCardProps) {
  const names = useNames();
  const { draft } = useActions();
  const count = useTable(({ draft: now }) => (now.kind === "arrange" ? (now.piles[pile]?.length ?? 0) : 0));
  const what = decision.options[option];
  if (what?.kind !== "object") return null;
  const { buttons } = names.messages.decisions;
  const { name } = optionWords(what, decision, names);
  const ordered = decision.piles[pile]?.ordered === true && count > 1;
  const put = (to: number) =>
    draft((now) => (now.kind === "arrange" ? putOnPile(now, decision, option, pile, to) : now));
  return (
    <li>
      <OptionCard
        objectKey={what.key}
        chosen={false}
        onPress={() => draft((now) => (now.kind === "arrange" ? putOnNextPile(now, decision, option) : now))}
      />
      {ordered && (
        <span className={styles.moves}>
          <MoveButton
            label={`${buttons.up}: ${name}`}
            sign="←"
            off={place === 0}
            onPress={() => put(place - 1)}
          />
          <MoveButton
            label={`${buttons.down}: ${name}`}
            sign="→"
            off={place === count - 1}
            onPress={() => put(place + 1)}
          />
        </span>
      )}
    </li>
  );
}
