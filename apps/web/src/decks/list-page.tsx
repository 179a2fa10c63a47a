"use client";

import type { ReadDeck } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { api } from "../api/account.ts";
import { patiently } from "../api/patiently.ts";
import { useIsAwake } from "../browser/awake.ts";
import { useMessages } from "../i18n/language.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./list.module.css";
import { readErrorWords } from "./read-error-words.ts";
import { ReadResult } from "./read-result.tsx";

const MOST_BYTES = 1_000_000;

/** A list, as it was given and as it was read. */
interface Given {
  readonly text: string;
  readonly deck: ReadDeck;
}

/** A deck list from anywhere: pasted, dropped or chosen as a file, read, mended, kept and played. */
export function ListPage() {
  const messages = useMessages();
  const { list } = messages.decks;
  const [text, setText] = useState("");
  const [given, setGiven] = useState<Given | null>(null);
  const { busy, wrong, run } = useRequest(readErrorWords);
  const read = (source: string) =>
    run(async () => {
      setText(source);
      if (source.trim() === "") return;
      const list = isAddress(source) ? (await api.decks.fetch({ address: source.trim() })).text : source;
      setText(list);
      // The first list takes a busy server longer than a request may take.
      setGiven({ text: list, deck: await patiently(() => api.decks.read({ text: list, printings: true })) });
    });
  const readShared = useEffectEvent(read);
  useEffect(() => {
    const shared = takeShared();
    if (shared !== "") void readShared(shared);
  }, []);
  return (
    <>
      <h1>{list.title}</h1>
      <p className={styles.lead}>{list.text}</p>
      <div className={styles.columns}>
        <Source text={text} busy={busy} onType={setText} onRead={(source) => void read(source)} />
        <Panel className={styles.result}>
          <Wrong text={wrong} />
          {given === null ? (
            <p className={styles.hint}>{busy ? list.reading : list.after}</p>
          ) : (
            <ReadResult
              text={given.text}
              deck={given.deck}
              busy={busy}
              onMend={(mended) => void read(mended)}
            />
          )}
        </Panel>
      </div>
    </>
  );
}

/** A list or an address that another app has shared with this one, in the page's address; it is taken out of there. */
function takeShared(): string {
  const { search, pathname } = window.location;
  if (search === "") return "";
  const shared = new URLSearchParams(search);
  window.history.replaceState(window.history.state, "", pathname);
  return shared.get("url") || shared.get("text") || "";
}

interface SourceProps {
  text: string;
  busy: boolean;
  onType: (text: string) => void;
  onRead: (text: string) => void;
}

/** Where the list comes from. What is pasted, dropped or chosen is read at once. */
function Source({ text, busy, onType, onRead }: SourceProps) {
  const { list } = useMessages().decks;
  const awake = useIsAwake();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setTooLarge(chosen.size > MOST_BYTES);
    if (chosen.size <= MOST_BYTES) onRead(await textOf(chosen));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined) void take(dropped);
    else onRead(event.dataTransfer.getData("text/plain"));
  };
  return (
    <form
      className={styles.source}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <label htmlFor={id}>{list.label}</label>
      <textarea
        id={id}
        value={text}
        rows={18}
        spellCheck={false}
        readOnly={!awake}
        placeholder={list.placeholder}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => {
          // A paste into an empty field is a whole list; anything else is an edit.
          const pasted = event.clipboardData.getData("text/plain");
          if (text !== "" || pasted.trim() === "") return;
          event.preventDefault();
          onRead(pasted);
        }}
      />
      <div className={styles.acts}>
        <Button type="submit" tone="primary" busy={busy} disabled={text.trim() === ""}>
          {list.read}
        </Button>
        <Button onClick={() => file.current?.click()}>{list.file}</Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={list.file}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      <Wrong text={tooLarge ? list.tooLarge : null} />
    </form>
  );
}

/** Whether a text is the address of a page and nothing else. */
function isAddress(text: string): boolean {
  return /^\s*(?:https?:\/\/\S+|(?:www\.)?[\w-]+\.[a-z]{2,}\/\S+)\s*$/i.test(text);
}

/** The text of a file: UTF-8, or Latin-1 where it is no UTF-8, as older programs write it. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}
