"use client";

import type { DeckVisibility, KeptDeck } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import styles from "./builder.module.css";
import { copyText } from "./copy-text.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { useOwnDecks } from "./own-decks.ts";
import { tagsIn } from "./tag-field.tsx";

const VISIBILITIES: readonly DeckVisibility[] = ["private", "link", "public"];

/** What a deck's owner writes of it: folder, tags, notes, and who may see it. */
export function DetailsPanel({ editor, deck }: { editor: DeckEditor; deck: KeptDeck }) {
  const { builder } = useMessages();
  const id = useId();
  const folders = [...new Set(useOwnDecks().flatMap(({ folder }) => (folder === "" ? [] : [folder])))];
  const [tags, setTags] = useState<string | null>(null);
  return (
    <section className={styles.details}>
      <h2>{builder.details}</h2>
      <Field
        label={builder.folder}
        value={deck.folder}
        maxLength={80}
        list={`${id}folders`}
        onChange={(event) => editor.describe({ folder: event.target.value })}
      />
      <datalist id={`${id}folders`}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
      <Field
        label={builder.deckTags}
        value={tags ?? deck.tags.join(", ")}
        placeholder={builder.tagHint}
        onChange={(event) => setTags(event.target.value)}
        onBlur={() => {
          if (tags !== null) editor.describe({ tags: [...tagsIn(tags)] });
          setTags(null);
        }}
      />
      <div className={styles.notes}>
        <label htmlFor={`${id}notes`}>{builder.notes}</label>
        <textarea
          id={`${id}notes`}
          rows={4}
          maxLength={10_000}
          value={deck.notes}
          onChange={(event) => editor.describe({ notes: event.target.value })}
        />
      </div>
      <Choice
        label={builder.visibility}
        value={deck.visibility}
        choices={VISIBILITIES.map((value) => ({ value, label: builder.visibilities[value] }))}
        onChoose={(visibility) => editor.describe({ visibility })}
      />
      {deck.visibility !== "private" && <SharedLink id={deck.id} />}
    </section>
  );
}

/** The address of a shared deck, to be copied. */
function SharedLink({ id }: { id: string }) {
  const { builder } = useMessages();
  const [copied, setCopied] = useState(false);
  const address = `${window.location.origin}/decks/shared/${id}`;
  return (
    <div className={styles.link}>
      <Field label={builder.link} value={address} readOnly onFocus={(event) => event.target.select()} />
      <Button size="small" onClick={() => void copyText(address).then(setCopied)}>
        {copied ? builder.copied : builder.copy}
      </Button>
    </div>
  );
}
