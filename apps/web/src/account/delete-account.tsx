"use client";

import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useState } from "react";
import { api, leaveAccount } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** The way out for good, in two steps. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { account } = useMessages().people;
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  const end = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      await api.accounts.remove(hasPassword ? { password } : {});
      await leaveAccount();
    });
  };
  return (
    <Panel title={account.deleteTitle} className={styles.form}>
      <form onSubmit={(event) => void end(event)}>
        <p className={styles.note}>{account.deleteText}</p>
        {sure && hasPassword && <PasswordField kind="current" value={password} onType={setPassword} />}
        <Wrong text={wrong} />
        {sure ? (
          <Button type="submit" tone="danger" busy={busy}>
            {account.deleteSure}
          </Button>
        ) : (
          <Button onClick={() => setSure(true)}>{account.delete}</Button>
        )}
      </form>
    </Panel>
  );
}
