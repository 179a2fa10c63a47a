"use client";

import type { BlockedView } from "@spellroom/client";
import { Avatar, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";

/** The user's blocked accounts. */
export function BlockList() {
  const { account } = useMessages().people;
  const [blocked, setBlocked] = useState<readonly BlockedView[]>([]);
  useEffect(() => {
    let here = true;
    api.people.blocks().then(
      ({ blocked: all }) => here && setBlocked(all),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const unblock = async (id: string): Promise<void> => {
    await api.people.unblock({ player: id });
    setBlocked((all) => all.filter((one) => one.id !== id));
  };
  return (
    <Panel title={account.blocks}>
      {blocked.length === 0 && <p className={styles.note}>{account.noBlocks}</p>}
      <ul className={styles.rows}>
        {blocked.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <Link className={styles.person} href={`/players/${id}`}>
              <Avatar name={name} />
              {name}
            </Link>
            <Button
              size="small"
              aria-label={fill(account.unblockNamed, { name })}
              onClick={() => void unblock(id).catch(() => undefined)}
            >
              {account.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
