"use client";

import type { OptionView } from "@spellroom/protocol";
import { Avatar, CardFace, classes, Pip, SymbolText } from "@spellroom/ui";
import { useMemo } from "react";
import { namedLook, printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { identityOf } from "../model/naming.ts";
import type { OptionWords } from "../model/option-words.ts";
import { previewKey } from "../preview/preview-store.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./options.module.css";

interface OptionButtonProps {
  option: OptionView;
  words: OptionWords;
  chosen: boolean;
  /** How often it is chosen, where it may be more than once. */
  times?: number;
  onPress: () => void;
}

/** An option as a line: its sign, its name, its text. */
export function OptionButton({ option, words, chosen, times = 1, onPress }: OptionButtonProps) {
  const cardWords = useCardWords();
  const preview = option.kind === "object" ? previewKey(option.key) : {};
  return (
    <button
      type="button"
      className={classes(styles.option, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={onPress}
      {...preview}
    >
      <Sign option={option} />
      <span className={styles.label}>
        {words.name !== "" && <b>{words.name}</b>}
        {words.text !== null && (
          <span className={styles.text}>
            <SymbolText line={words.text} words={cardWords} />
          </span>
        )}
      </span>
      {chosen && <span className={styles.tick}>{times > 1 ? `×${times}` : "✓"}</span>}
    </button>
  );
}

function Sign({ option }: { option: OptionView }) {
  const name = useTable(({ table }) =>
    option.kind === "player" ? (table?.players.find(({ seat }) => seat === option.seat)?.name ?? "") : "",
  );
  if (option.kind === "player") return <Avatar name={name} className={styles.avatar ?? ""} />;
  if (option.kind === "word" && /^[WUBRGC]$/.test(option.word)) {
    return (
      <span className={styles.pip}>
        <Pip symbol={option.word} silent />
      </span>
    );
  }
  return null;
}

/** An option as a card, for cards that don't lie open. */
export function OptionCard({
  objectKey,
  chosen,
  onPress,
  className,
}: {
  objectKey: string;
  chosen: boolean;
  onPress: () => void;
  className?: string | undefined;
}) {
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const words = useCardWords();
  const { unloaded } = useMessages().table.cardNames;
  const look = useMemo(() => {
    const printed = face === undefined ? namedLook(unloaded) : printedLook(face);
    return { ...printed, state: { marks: chosen ? (["selected"] as const) : [] } };
  }, [face, chosen, unloaded]);
  return (
    <CardFace
      as="button"
      look={look}
      words={words}
      className={classes(styles.card, className)}
      aria-pressed={chosen}
      onClick={onPress}
      {...previewKey(objectKey)}
    />
  );
}
