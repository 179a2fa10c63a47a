"use client";

import Link from "next/link";
import { useMessages } from "../i18n/language.tsx";
import styles from "./site.module.css";

/** What can't be shown, and where else to go: nobody is left on a page without a way on. */
export function DeadEnd({ title, to = "home" }: { title: string; to?: "home" | "lobby" | "ranking" }) {
  const { nav, errors } = useMessages().site;
  const words = { home: errors.home, lobby: nav.lobby, ranking: nav.ranking };
  const ways = to === "home" ? (["home"] as const) : ([to, "home"] as const);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.ways}>
        {ways.map((way) => (
          <Link key={way} className="sr-button sr-focusable" href={way === "home" ? "/" : `/${way}`}>
            {words[way]}
          </Link>
        ))}
      </p>
    </>
  );
}
