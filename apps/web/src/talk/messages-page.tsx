"use client";

import type { NotificationView } from "@spellroom/client";
import { Avatar, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import people from "../site/pages.module.css";
import site from "../site/site.module.css";
import { forgetNew } from "./news-store.ts";
import { useLoaded } from "./use-loaded.ts";

const loadConversations = async () => (await api.messages.conversations()).conversations;
const loadNotifications = async () => (await api.messages.notifications()).notifications;

/** Conversations and notifications. */
export function MessagesPage() {
  const { talk } = useMessages();
  return (
    <>
      <h1>{talk.title}</h1>
      <div className={site.columns}>
        <div className={site.column}>
          <Conversations />
        </div>
        <div className={site.column}>
          <News />
        </div>
      </div>
    </>
  );
}

function Conversations() {
  const { talk } = useMessages();
  const channel = useSite();
  const [conversations, again] = useLoaded(loadConversations);
  useEffect(() => channel?.on("direct-message", again), [channel, again]);
  useEffect(forgetNew, []);
  return (
    <Panel>
      {conversations?.length === 0 && <p className={people.note}>{talk.none}</p>}
      <ul className={people.rows}>
        {conversations?.map(({ with: person, last }) => (
          <li key={person.id} className={people.row}>
            <Link className={people.person} href={`/messages/${person.id}`}>
              <Avatar name={person.name} />
              {person.name}
            </Link>
            <small>{last.text}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function News() {
  const messages = useMessages();
  const { talk } = messages;
  const language = useLanguage();
  const channel = useSite();
  const [all, again] = useLoaded(loadNotifications);
  useEffect(() => channel?.on("notification", again), [channel, again]);
  const latest = all?.find(({ read }) => !read)?.id;
  useEffect(() => {
    if (latest !== undefined) void api.messages.readNotifications({ upTo: latest }).catch(() => undefined);
  }, [latest]);
  const shown = all?.filter(({ notice }) => notice !== null) ?? [];
  return (
    <Panel title={talk.news}>
      {all !== null && shown.length === 0 && <p className={people.note}>{talk.noNews}</p>}
      <ul className={people.rows}>
        {shown.map(({ id, notice, createdAt }) => (
          <li key={id} className={people.row}>
            <span>
              {noticeWords(notice, messages)}
              <small>{new Date(createdAt).toLocaleString(language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function noticeWords(notice: NotificationView["notice"], { talk }: Messages): string {
  switch (notice?.kind) {
    case "report-handled":
      return talk.notices[notice.status];
    case "sanction":
      return fill(talk.notices[notice.sanction], { reason: notice.reason });
    case "missed-challenge":
      return fill(talk.notices.missed, { who: notice.by.name });
    case "befriended":
      return fill(talk.notices.befriended, { who: notice.by.name });
    case undefined:
      return "";
  }
}
