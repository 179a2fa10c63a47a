"use client";

import { Button } from "@spellroom/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite, useSiteState } from "../../api/site.tsx";
import { useMessages } from "../../i18n/language.tsx";
import { useSession } from "../store/table-context.tsx";
import styles from "./log.module.css";

const LONGEST = 500;

/** Talk at the table: among the players, or among those who watch. */
export function Chat() {
  const { matchId } = useSession();
  const talk = useSiteState((state) => state.tables.get(matchId));
  const { log } = useMessages().table;
  const ref = useRef<HTMLOListElement>(null);
  const last = talk?.messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight;
  }, [last]);
  return (
    <>
      <ol ref={ref} className={styles.list} aria-live="polite">
        {(talk?.messages ?? []).map(({ id, name, text }) => (
          <li key={id} className={styles.said}>
            <b>{name}</b> {text}
          </li>
        ))}
        {(talk?.messages.length ?? 0) === 0 && <li className={styles.empty}>{log.quiet}</li>}
      </ol>
      <p className={styles.readers}>{talk?.channel === "watchers" ? log.watchers : log.players}</p>
      <Say matchId={matchId} />
    </>
  );
}

function Say({ matchId }: { matchId: string }) {
  const site = useSite();
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const { log } = useMessages().table;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A finger would be shown the keyboard over what it has come to read.
    if (window.matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, []);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (site === null || text.trim() === "" || sending) return;
    setSending(true);
    const reply = await site.say(matchId, text);
    setSending(false);
    if (reply.ok) setText("");
  };
  return (
    <form className={styles.say} onSubmit={(event) => void send(event)}>
      <input
        ref={field}
        type="text"
        aria-label={log.say}
        placeholder={log.say}
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" busy={sending}>
        {log.send}
      </Button>
    </form>
  );
}
