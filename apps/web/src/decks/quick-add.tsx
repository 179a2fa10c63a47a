"use client";

import type { UnreadLine } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { api } from "../api/account.ts";
import { patiently } from "../api/patiently.ts";
import { useIsAwake } from "../browser/awake.ts";
import { useMessages } from "../i18n/language.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./builder.module.css";
import type { DeckEditor } from "./deck-editor.ts";
import { SECTIONS, type Section } from "./deck-list.ts";
import { nameIn } from "./mend.ts";
import { whyUnread } from "./problems.ts";
import { readErrorWords } from "./read-error-words.ts";

/** Adds cards by what one types, such as "4 Shock": by keyboard alone, one line after the other. */
export function QuickAdd({ editor }: { editor: DeckEditor }) {
  const { decks } = useMessages();
  const awake = useIsAwake();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [section, setSection] = useState<Section>("main");
  const [unread, setUnread] = useState<readonly UnreadLine[]>([]);
  const { busy, wrong, run } = useRequest(readErrorWords);
  const add = (line: string) =>
    run(async () => {
      const counted = /^\s*\d/.test(line) ? line : `1 ${line}`;
      const read = await patiently(() => api.decks.read({ text: counted }));
      for (const { name, count } of [...read.main, ...read.sideboard]) editor.add(section, name, count);
      setUnread(read.unread);
      if (read.unread.length === 0) setText("");
      field.current?.focus();
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== "" && !busy) void add(text);
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <label htmlFor={id}>{decks.add.label}</label>
      <div className={styles.tools}>
        <input
          ref={field}
          id={id}
          value={text}
          placeholder={decks.add.placeholder}
          autoComplete="off"
          spellCheck={false}
          readOnly={!awake}
          onChange={(event) => setText(event.target.value)}
        />
        <select
          aria-label={decks.add.to}
          value={section}
          onChange={(event) => setSection(SECTIONS.find((one) => one === event.target.value) ?? "main")}
        >
          {SECTIONS.map((one) => (
            <option key={one} value={one}>
              {decks.list[one]}
            </option>
          ))}
        </select>
        <Button type="submit" busy={busy}>
          {decks.add.go}
        </Button>
      </div>
      <Meant unread={unread} onName={(count, name) => void add(`${count} ${name}`)} />
      <Wrong text={wrong} />
    </form>
  );
}

function Meant({
  unread,
  onName,
}: {
  unread: readonly UnreadLine[];
  onName: (count: number, name: string) => void;
}) {
  const { decks } = useMessages();
  return unread.map((line) => (
    <p key={line.text} role="alert" className={styles.tools}>
      <q>{nameIn(line.text)}</q> {whyUnread(line.why, decks)}
      {line.suggestions.length > 0 && decks.list.meant}
      {line.suggestions.map((name) => (
        <Button key={name} size="small" onClick={() => onName(Math.max(line.count ?? 1, 1), name)}>
          {name}
        </Button>
      ))}
    </p>
  ));
}
