"use client";

import { useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";

interface TagFieldProps {
  name: string;
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}

const MOST_TAGS = 10;
const LONGEST_TAG = 40;

/** The owner's own groups of a card, with commas between them; taken when the field is left. */
export function TagField({ name, tags, onTags }: TagFieldProps) {
  const { builder } = useMessages();
  const written = tags.join(", ");
  const [typed, setTyped] = useState<string | null>(null);
  const take = (): void => {
    if (typed !== null && typed !== written) onTags(tagsIn(typed));
    setTyped(null);
  };
  return (
    <input
      className={styles.tags}
      aria-label={fill(builder.tagsOf, { card: name })}
      placeholder={builder.tagHint}
      value={typed ?? written}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}

/** The typed tags, each once. */
export function tagsIn(text: string): readonly string[] {
  const tags = text.split(",").map((tag) => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MOST_TAGS);
}
