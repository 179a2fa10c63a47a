"use client";

import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { api, becomeAccount } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** Opens an account that was claimed before, perhaps on another device. */
export function SignInForm() {
  const { account } = useMessages().people;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      const { token, account: own } = await api.sessions.signIn({ email: email, password: password });
      becomeAccount(token, own);
    });
  };
  return (
    <Panel title={account.signInTitle} className={styles.form}>
      <form onSubmit={(event) => void signIn(event)}>
        <p>{account.signInText}</p>
        <EmailField value={email} onType={setEmail} />
        <PasswordField kind="current" value={password} onType={setPassword} />
        <Wrong text={wrong} />
        <Button type="submit" busy={busy}>
          {account.signIn}
        </Button>
        <Link href="/account/password">{account.forgot}</Link>
      </form>
    </Panel>
  );
}
