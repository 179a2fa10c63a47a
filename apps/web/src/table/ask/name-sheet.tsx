"use client";

import { CREATURE_TYPES } from "@spellroom/card-language";
import { isOfKinds } from "@spellroom/protocol";
import { useId, useMemo } from "react";
import { useDefinitions } from "../../cards/use-cards.ts";
import { useMessages } from "../../i18n/language.tsx";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./options.module.css";

const SHOWN = 40;

/** A name to be typed or chosen: a creature type, a land type, any card. */
export function NameSheet({ decision }: { decision: DecisionOf<"name"> }) {
  const id = useId();
  const { draft } = useActions();
  const name = useTable(({ draft: now }) => (now.kind === "name" ? now.name : ""));
  const suggestions = useSuggestions(decision);
  const { status } = useMessages().decisions;
  const wanted = name.trim().toLowerCase();
  const fitting = suggestions.filter((one) => one.toLowerCase().includes(wanted)).slice(0, SHOWN);
  const set = (next: string) => draft(() => ({ kind: "name", name: next }));
  return (
    <>
      <input
        type="text"
        className={styles.filter}
        placeholder={decision.of === "cardName" ? status.anyCard : status.search}
        aria-label={status.search}
        aria-controls={id}
        autoComplete="off"
        maxLength={150}
        value={name}
        onChange={(event) => set(event.target.value)}
      />
      <ul id={id} className={styles.list}>
        {fitting.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={one === name}
              onClick={() => set(one)}
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const ANY: NonNullable<DecisionOf<"name">["kinds"]> = [];

/** What the server suggests, else what this page knows: the creature types, or the names that may be chosen of cards seen so far. */
function useSuggestions({ of, suggestions, kinds = ANY }: DecisionOf<"name">): readonly string[] {
  const byHash = useDefinitions();
  return useMemo(() => {
    if (suggestions.length > 0) return suggestions;
    if (of === "creatureType") return CREATURE_TYPES;
    if (of === "landType") return ["Plains", "Island", "Swamp", "Mountain", "Forest"];
    const seen = [...byHash.values()].flatMap(({ faces }) =>
      faces.flatMap((face) => (isOfKinds(kinds, face) ? [face.name] : [])),
    );
    return [...new Set(seen)].sort((one, other) => one.localeCompare(other));
  }, [of, suggestions, kinds, byHash]);
}
