"use client";

import type { RoomMessageView } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite, useSiteState } from "../api/site.tsx";
import { useIsAwake } from "../browser/awake.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "./talk.module.css";

const LONGEST = 500;
const NOTHING: readonly RoomMessageView[] = [];

/** Talk in the lobby, or at a table that gathers. */
export function RoomChat({ room, title, hint }: { room: string; title: string; hint: string }) {
  const site = useSite();
  const { rooms } = useMessages().talk;
  const language = useLanguage();
  const messages = useSiteState((state) => state.rooms.get(room) ?? NOTHING);
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => site?.followRoom(room), [site, room]);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight;
  }, [last]);
  return (
    <Panel title={title}>
      {/* A list that scrolls is reached by keyboard, too. */}
      <ol
        ref={ref}
        className={styles.talk}
        aria-live="polite"
        aria-label={title}
        tabIndex={messages.length > 0 ? 0 : -1}
      >
        {messages.map(({ id, accountId, name, text, createdAt }) => (
          <li key={id}>
            <Link href={`/players/${accountId}`}>{name}</Link> {text}{" "}
            <time dateTime={new Date(createdAt).toISOString()}>
              {new Date(createdAt).toLocaleTimeString(language, { timeStyle: "short" })}
            </time>
          </li>
        ))}
        {messages.length === 0 && <li className={styles.quiet}>{rooms.quiet}</li>}
      </ol>
      <p className={styles.quiet}>{hint}</p>
      <Say room={room} />
    </Panel>
  );
}

function Say({ room }: { room: string }) {
  const site = useSite();
  const awake = useIsAwake();
  const { talk, site: words } = useMessages();
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (site === null || text.trim() === "" || sending) return;
    setSending(true);
    const reply = await site.sayInRoom(room, text);
    setSending(false);
    if (reply.ok) setText("");
    const { errors } = words;
    setWrong(
      reply.ok
        ? null
        : reply.error.code === "forbidden"
          ? talk.rooms.muted
          : reply.error.code === "rate-limited"
            ? errors["rate-limited"]
            : errors.unavailable,
    );
  };
  return (
    <form className={styles.line} onSubmit={(event) => void send(event)}>
      <input
        type="text"
        aria-label={talk.message}
        placeholder={talk.message}
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        readOnly={!awake}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={sending}>
        {talk.send}
      </Button>
      {wrong !== null && (
        <p className="sr-wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
