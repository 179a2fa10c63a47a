"use client";

import type { CardIdentity } from "@spellroom/protocol";
import { CardFace } from "@spellroom/ui";
import { useCallback, useEffect, useState } from "react";
import { printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { useCardWords } from "../../i18n/language.tsx";
import { readingMs } from "../model/reading-time.ts";
import { settingsStore } from "../store/settings.ts";
import { useSession } from "../store/table-context.tsx";
import { onFreshEvents } from "./fresh-events.ts";
import styles from "./seeing.module.css";

interface Shown {
  readonly id: number;
  readonly card: CardIdentity;
}

/** The others' latest spell, large, for as long as it takes to read; any press puts it away and is not lost by that. */
export function SpellShowcase() {
  const { store } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      onFreshEvents(store, (events) => {
        const { seat } = store.getState();
        const spell = events.findLast((event) => event.kind === "cast" && event.seat !== seat);
        if (spell?.kind !== "cast" || spell.what.card === null) return;
        const { card } = spell.what;
        if (settingsStore.getState().pace !== "off")
          setShown((before) => ({ id: (before?.id ?? 0) + 1, card }));
      }),
    [store],
  );
  const hide = useCallback(() => setShown(null), []);
  return shown === null ? null : <Spell key={shown.id} card={shown.card} onDone={hide} />;
}

function Spell({ card, onDone }: { card: CardIdentity; onDone: () => void }) {
  const face = useFace(card);
  const words = useCardWords();
  useEffect(() => {
    if (face === undefined) return;
    const timer = setTimeout(onDone, readingMs(printedLook(face), settingsStore.getState().pace));
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("pointerdown", onDone, { signal });
    document.addEventListener("keydown", onDone, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [face, onDone]);
  if (face === undefined) return null;
  return (
    <div className={styles.showcase} aria-hidden="true" data-showcase="">
      <CardFace look={printedLook(face)} words={words} className={styles.card ?? ""} />
    </div>
  );
}
