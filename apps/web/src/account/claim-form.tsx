"use client";

import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useState } from "react";
import { api, changeAccount } from "../api/account.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** Registers a guest's account. */
export function ClaimForm() {
  const { account } = useMessages().people;
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  const claim = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => changeAccount((await api.sessions.claim({ email, password, language })).account));
  };
  return (
    <Panel title={account.guestTitle} className={styles.form}>
      <form onSubmit={(event) => void claim(event)}>
        <p>{account.guestText}</p>
        <EmailField hint={account.emailHint} value={email} onType={setEmail} />
        <PasswordField kind="new" hint={account.passwordHint} value={password} onType={setPassword} />
        <Wrong text={wrong} />
        <Button type="submit" tone="primary" size="large" busy={busy}>
          {account.claim}
        </Button>
      </form>
    </Panel>
  );
}
