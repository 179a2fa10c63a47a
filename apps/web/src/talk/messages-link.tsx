"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { countNew, newsStore } from "./news-store.ts";
import styles from "./talk.module.css";

/** A link to the user's messages, with the number of new ones. */
export function MessagesLink() {
  const { talk } = useMessages();
  const site = useSite();
  const path = usePathname();
  const own = useStore(accountStore, (state) => state.account?.id);
  const count = useStore(newsStore, (state) => state.count);
  useEffect(() => {
    if (site === null || own === undefined) return;
    api.messages.notifications().then(
      ({ notifications: all }) => newsStore.setState({ count: all.filter(({ read }) => !read).length }),
      () => undefined,
    );
    const ends = [
      site.on("direct-message", ({ from }) => {
        if (from !== own && !path.startsWith("/messages")) countNew();
      }),
      site.on("notification", () => countNew()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [site, own, path]);
  const label = count === 0 ? talk.title : fill(talk.new({ count }), { count });
  return (
    <Link className={styles.link} href="/messages" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h18v13H8l-5 4z" />
      </svg>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </Link>
  );
}
