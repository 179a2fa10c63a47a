"use client";

import type { FoundPlayerView } from "@spellroom/client";
import { Badge, Button, Dialog } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** A link to a profile by name. */
export function FindPlayer() {
  const { people, table } = useMessages();
  const { profile } = people;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [found, setFound] = useState<readonly FoundPlayerView[] | null>(null);
  const { busy, wrong, run } = useRequest();
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => setFound((await api.people.find({ name })).players));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{profile.find}</Button>
      <Dialog open={open} title={profile.find} closeLabel={table.menu.close} onClose={() => setOpen(false)}>
        <form className={styles.terms} onSubmit={(event) => void find(event)}>
          <Field
            label={profile.findHint}
            type="search"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" tone="primary" busy={busy}>
            {profile.find}
          </Button>
        </form>
        <Wrong text={wrong} />
        {found?.length === 0 && <p role="status">{profile.nobody}</p>}
        <ul className={styles.rows} aria-label={profile.found}>
          {found?.map((player) => (
            <li key={player.id} className={styles.row}>
              <Link className={styles.person} href={`/players/${player.id}`} onClick={() => setOpen(false)}>
                {player.name}
              </Link>
              {player.online && <Badge tone="good">{people.online}</Badge>}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
