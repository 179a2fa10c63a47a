"use client";

import { type DirectMessageView, messagesSince } from "@spellroom/client";
import { Avatar, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { DeadEnd } from "../site/dead-end.tsx";
import people from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { forgetNew } from "./news-store.ts";
import styles from "./talk.module.css";
import { useLoaded } from "./use-loaded.ts";

/** What two people have written to each other. */
export function ConversationPage({ id }: { id: string }) {
  const { people: words, talk, site } = useMessages();
  const load = useCallback(() => api.people.profile({ player: id }), [id]);
  const [profile, , missing] = useLoaded(load);
  const [messages, add] = useTalkWith(id);
  if (missing) return <DeadEnd title={words.profile.none} to="ranking" />;
  if (messages === null || profile === null) return <p role="status">{site.loading}</p>;
  const name = profile.player.displayName;
  return (
    <>
      <header className={people.who}>
        <Avatar name={name} />
        <div>
          <h1>{fill(talk.with, { who: name })}</h1>
          <p>
            <Link href={`/players/${id}`}>{words.nav.profile}</Link>
          </p>
        </div>
      </header>
      <Panel>
        <Thread messages={messages} name={name} />
        <Writing id={id} onWritten={add} />
      </Panel>
    </>
  );
}

/** The direct messages with an account, kept current; after a gap, those since the last known one. */
function useTalkWith(
  id: string,
): [readonly DirectMessageView[] | null, (message: DirectMessageView) => void] {
  const site = useSite();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const [messages, setMessages] = useState<readonly DirectMessageView[] | null>(null);
  const last = useRef(0);
  const add = useCallback((more: readonly DirectMessageView[]) => {
    setMessages((known) => {
      const all = new Map([...(known ?? []), ...more].map((message) => [message.id, message]));
      const sorted = [...all.values()].toSorted((one, other) => one.id - other.id);
      last.current = sorted.at(-1)?.id ?? 0;
      return sorted;
    });
  }, []);
  useEffect(() => {
    if (!ready) return;
    const load = () => void messagesSince(api, id, last.current).then(add, () => add([]));
    load();
    forgetNew();
    if (site === null) return;
    const ends = [
      site.on("welcome", load),
      site.on("direct-message", (message) => {
        if (message.from === id || message.to === id) add([message]);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [id, ready, site, add]);
  return [messages, (message) => add([message])];
}

function Thread({ messages, name }: { messages: readonly DirectMessageView[]; name: string }) {
  const { talk } = useMessages();
  const own = useStore(accountStore, (state) => state.account?.id);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages]);
  if (messages.length === 0) return <p className={people.note}>{talk.empty}</p>;
  return (
    <ol className={styles.thread} aria-live="polite">
      {messages.map((message, at) => (
        <li
          key={message.id}
          ref={at === messages.length - 1 ? end : undefined}
          data-own={message.from === own || undefined}
        >
          <small>{message.from === own ? talk.you : name}</small>
          {message.text}
        </li>
      ))}
    </ol>
  );
}

function Writing({ id, onWritten }: { id: string; onWritten: (message: DirectMessageView) => void }) {
  const { talk } = useMessages();
  const [text, setText] = useState("");
  const { busy, wrong, run } = useRequest();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "") return;
    await run(async () => {
      onWritten((await api.messages.write({ player: id, text })).message);
      setText("");
    });
  };
  return (
    <form className={styles.writing} onSubmit={(event) => void send(event)}>
      <input
        type="text"
        aria-label={talk.message}
        maxLength={500}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="primary" busy={busy}>
        {talk.send}
      </Button>
      <Wrong text={wrong} />
    </form>
  );
}
