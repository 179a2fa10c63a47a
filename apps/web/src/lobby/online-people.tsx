"use client";

import { Avatar, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { ChallengeButton } from "../challenge/challenge-button.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/lists.module.css";
import { useLobby } from "../site/use-lobby.ts";

/** Who is here. */
export function OnlinePeople({ most, challenge = false }: { most: number; challenge?: boolean }) {
  const lobby = useLobby();
  const own = useStore(accountStore, (state) => state.account?.id);
  const { online } = useMessages().site;
  if (lobby === null) return null;
  const people = [...lobby.people.values()];
  const more = lobby.count - Math.min(people.length, most);
  const alone = people.length === 1 && people[0]?.id === own;
  return (
    <Panel title={online.title}>
      <ul className={styles.people}>
        {people.slice(0, most).map(({ id, name }) => (
          <li key={id} className={styles.person}>
            <Link href={`/players/${id}`}>
              <Avatar name={name} />
              <span>{name}</span>
            </Link>
            {id === own ? (
              <i>{online.you}</i>
            ) : (
              challenge && <ChallengeButton size="small" person={{ id, name }} />
            )}
          </li>
        ))}
      </ul>
      {alone && <p className={styles.empty}>{online.alone}</p>}
      {more > 0 && <p className={styles.empty}>{fill(online.more({ count: more }), { count: more })}</p>}
    </Panel>
  );
}
