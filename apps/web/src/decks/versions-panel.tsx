"use client";

import type { DeckVersion, KeptDeck } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./builder.module.css";
import { differences } from "./deck-diff.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { useOwnDecks } from "./own-decks.ts";

/** Earlier versions of a deck: what has changed since each, and the way back to it. */
export function VersionsPanel({ editor, deck }: { editor: DeckEditor; deck: KeptDeck }) {
  const { builder } = useMessages();
  const [versions, setVersions] = useState<readonly DeckVersion[] | null>(null);
  const { busy, wrong, run } = useRequest();
  const load = async () => setVersions((await api.decks.versions({ deck: deck.id })).versions);
  const keep = () =>
    run(async () => {
      await api.decks.keepVersion({ deck: deck.id });
      await load();
    });
  // What the account has of the deck is known to the stored one, and not to the one that is being edited.
  const stored = useOwnDecks().find(({ id }) => id === deck.id);
  const isSaved = stored !== undefined && stored.version > 0 && !stored.unsaved;
  return (
    <section className={styles.details}>
      <h2>{builder.versions}</h2>
      <p className={styles.acts}>
        <Button size="small" busy={busy} disabled={!isSaved} onClick={() => void keep()}>
          {builder.keepVersion}
        </Button>
        {versions === null && (
          <Button size="small" busy={busy} disabled={!stored?.version} onClick={() => void run(load)}>
            {builder.showVersions}
          </Button>
        )}
      </p>
      {!isSaved && <p className={styles.hint}>{builder.saving}</p>}
      {versions?.length === 0 && <p className={styles.hint}>{builder.noVersions}</p>}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <li key={version.version}>
            <Version editor={editor} deck={deck} version={version} />
          </li>
        ))}
      </ol>
      <Wrong text={wrong} />
    </section>
  );
}

interface VersionProps {
  editor: DeckEditor;
  deck: KeptDeck;
  version: DeckVersion;
}

function Version({ editor, deck, version: { version, savedAt, content } }: VersionProps) {
  const { builder, decks } = useMessages();
  const language = useLanguage();
  const changed = differences(content, deck);
  const when = new Date(savedAt).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const restore = (): void => {
    const { main, sideboard, commander, maybeboard } = content;
    editor.replace({ main, sideboard, commander, maybeboard });
  };
  return (
    <details>
      <summary>{fill(builder.version, { version, when })}</summary>
      {changed.length === 0 ? (
        <p className={styles.hint}>{builder.same}</p>
      ) : (
        <>
          <p className={styles.hint}>{builder.since}</p>
          <ul className={styles.diff}>
            {changed.map(({ section, name, before, after }) => (
              <li key={`${section} ${name}`} data-more={after > before || undefined}>
                <b>{after > before ? `+${after - before}` : `−${before - after}`}</b> {name}
                {section !== "main" && <small> ({decks.list[section]})</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" disabled={changed.length === 0} onClick={restore}>
        {builder.restore}
      </Button>
    </details>
  );
}
