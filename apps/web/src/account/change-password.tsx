"use client";

import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useState } from "react";
import { api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** Another password in place of the one that opens the account now. */
export function ChangePassword({ email }: { email: string }) {
  const { account } = useMessages().people;
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [done, setDone] = useState(false);
  const { busy, wrong, run } = useRequest(credentialWords);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(await run(() => api.sessions.changePassword({ current, next })));
    setCurrent("");
    setNext("");
  };
  return (
    <Panel title={account.passwordTitle} className={styles.form}>
      <form onSubmit={(event) => void change(event)}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField kind="current" label={account.current} value={current} onType={setCurrent} />
        <PasswordField
          kind="new"
          label={account.next}
          hint={account.passwordHint}
          value={next}
          onType={setNext}
        />
        <Wrong text={wrong} />
        {done && <p role="status">{account.changed}</p>}
        <Button type="submit" busy={busy}>
          {account.change}
        </Button>
      </form>
    </Panel>
  );
}
