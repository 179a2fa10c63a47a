"use client";

import type { FriendView } from "@spellroom/client";
import { Avatar, Badge, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useRepeatedly } from "../browser/use-repeatedly.ts";
import { ChallengeButton } from "../challenge/challenge-button.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import lists from "../site/lists.module.css";
import styles from "../site/pages.module.css";
import { useLobby } from "../site/use-lobby.ts";

const EVERY_MS = 30_000;

/** The user's friends: who is online, what they play, and a challenge button. */
export function Friends() {
  const { friends: words } = useMessages().site;
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const lobby = useLobby();
  const [friends, setFriends] = useState<readonly FriendView[] | null>(null);
  const load = useCallback(() => {
    if (!ready) return;
    api.people.friends().then(
      (answer) => setFriends(answer.friends),
      () => undefined,
    );
  }, [ready]);
  useRepeatedly(load, EVERY_MS);
  if (friends === null) return null;
  // The lobby counts all arrivals, but lists only a limited number of people.
  const shown = friends.map((friend) => ({
    ...friend,
    online: friend.online || lobby?.people.has(friend.id) === true,
  }));
  const sorted = shown.toSorted((one, other) => Number(other.online) - Number(one.online));
  return (
    <Panel title={words.title}>
      {friends.length === 0 && <p className={lists.empty}>{words.none}</p>}
      <ul className={styles.rows}>
        {sorted.map((friend) => (
          <Friend key={friend.id} friend={friend} />
        ))}
      </ul>
    </Panel>
  );
}

function Friend({ friend }: { friend: FriendView }) {
  const { friends: words } = useMessages().site;
  const { id, name, online, watch } = friend;
  return (
    <li className={styles.row}>
      <Link className={styles.person} href={`/players/${id}`}>
        <Avatar name={name} />
        {name}
      </Link>
      <span className={styles.acts}>
        <Badge tone={online ? "good" : "plain"}>{online ? words.online : words.offline}</Badge>
        {watch !== null && (
          <Link href={`/watch/${watch}`} aria-label={fill(words.watchNamed, { name })}>
            {words.watch}
          </Link>
        )}
        {online && <ChallengeButton size="small" person={{ id, name }} />}
      </span>
    </li>
  );
}
