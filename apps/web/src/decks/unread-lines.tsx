"use client";

import type { UnreadLine } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./list.module.css";
import { type Mends, nameIn, nearestMends } from "./mend.ts";
import { whyUnread } from "./problems.ts";

interface UnreadLinesProps {
  unread: readonly UnreadLine[];
  busy: boolean;
  onMend: (mends: Mends) => void;
}

/** The lines of which no card could be made, each with what may have been meant. */
export function UnreadLines({ unread, busy, onMend }: UnreadLinesProps) {
  const { list } = useMessages().decks;
  const nearest = nearestMends(unread);
  const count = unread.length;
  return (
    <section className={styles.unread}>
      <div className={styles.head}>
        <h2>{fill(list.unread({ count }), { count })}</h2>
        {nearest.size > 0 && (
          <Button tone="primary" size="small" busy={busy} onClick={() => onMend(nearest)}>
            {list.all}
          </Button>
        )}
      </div>
      <ol>
        {unread.map((line, at) => (
          <Unread
            key={`${line.line} ${line.text}`}
            unread={line}
            busy={busy}
            onName={(name) => onMend(new Map([[at, name]]))}
          />
        ))}
      </ol>
    </section>
  );
}

interface UnreadProps {
  unread: UnreadLine;
  busy: boolean;
  onName: (name: string | null) => void;
}

function Unread({ unread, busy, onName }: UnreadProps) {
  const { decks } = useMessages();
  const { list } = decks;
  const id = useId();
  const [name, setName] = useState(nameIn(unread.text));
  return (
    <li>
      <p>
        {unread.line > 0 && <small>{fill(list.line, { line: unread.line })}</small>} <q>{unread.text}</q>{" "}
        <small>{whyUnread(unread.why, decks)}</small>
      </p>
      {unread.suggestions.length > 0 && (
        <p className={styles.meant}>
          <span>{list.meant}</span>
          {unread.suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" busy={busy} onClick={() => onName(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </p>
      )}
      <form
        className={styles.other}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") onName(name.trim());
        }}
      >
        <label htmlFor={id}>{list.other}</label>
        <input id={id} value={name} spellCheck={false} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" size="small" busy={busy}>
          {list.use}
        </Button>
        {unread.line > 0 && (
          <Button size="small" busy={busy} onClick={() => onName(null)}>
            {list.leave}
          </Button>
        )}
      </form>
    </li>
  );
}
