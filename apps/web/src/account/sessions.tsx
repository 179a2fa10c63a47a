"use client";

import type { SessionView } from "@spellroom/client";
import { Badge, Button, Panel } from "@spellroom/ui";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** What opens the account, and ending it. */
export function Sessions() {
  const { account } = useMessages().people;
  const [sessions, setSessions] = useState<readonly SessionView[]>([]);
  const { wrong, run } = useRequest();
  const load = useCallback(
    () =>
      api.sessions.list().then(
        ({ sessions }) => setSessions(sessions),
        () => {
          setSessions([]);
        },
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const end = (id: string) =>
    run(async () => {
      await api.sessions.end({ session: id });
      await load();
    });
  const endOthers = () =>
    run(async () => {
      await api.sessions.endOthers();
      await load();
    });
  return (
    <Panel title={account.sessions}>
      <p className={styles.note}>{account.sessionsText}</p>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Wrong text={wrong} />
      {sessions.length > 1 && (
        <Button size="small" onClick={() => void endOthers()}>
          {account.endOthers}
        </Button>
      )}
    </Panel>
  );
}

function Session({ session, onEnd }: { session: SessionView; onEnd: () => void }) {
  const { account } = useMessages().people;
  const language = useLanguage();
  const name = session.label === "" ? account.unknownDevice : session.label;
  const when = new Date(session.lastUsedAt).toLocaleDateString(language, { dateStyle: "medium" });
  return (
    <li className={styles.row}>
      <span>
        <b>{name}</b> {session.current && <Badge tone="good">{account.thisDevice}</Badge>}
        {session.scopes?.map((scope) => (
          <Badge key={scope}>{scope}</Badge>
        ))}
        <small>{fill(account.lastUsed, { when })}</small>
      </span>
      {!session.current && (
        <Button size="small" aria-label={fill(account.endNamed, { name })} onClick={onEnd}>
          {account.end}
        </Button>
      )}
    </li>
  );
}
