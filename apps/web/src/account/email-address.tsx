"use client";

import type { OwnAccountView } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

interface EmailAddressProps {
  readonly own: OwnAccountView;
  readonly sendsMail: boolean;
  readonly onChange: (account: OwnAccountView) => void;
}

/** The address of an account: whether it is confirmed, and another one in its place. */
export function EmailAddress({ own, sendsMail, onChange }: EmailAddressProps) {
  const { address } = useMessages().people.account;
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  const resend = () =>
    run(async () => {
      await api.recovery.askForConfirmation({ language });
      setSaid(address.sent);
    });
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      onChange((await api.recovery.changeEmail({ email, password, language })).account);
      setSaid(address.changed);
      setChanging(false);
    });
    setPassword("");
  };
  const state = own.emailConfirmed ? address.confirmed : address.unconfirmed;
  return (
    <Panel title={address.title} className={styles.form}>
      <form onSubmit={(event) => void change(event)}>
        <p>{sendsMail ? fill(state, { email: own.email ?? "" }) : own.email}</p>
        {changing && (
          <>
            <EmailField label={address.next} value={email} onType={setEmail} />
            <PasswordField kind="current" value={password} onType={setPassword} />
          </>
        )}
        <Wrong text={wrong} />
        <p role="status">{said}</p>
        <div className={styles.acts}>
          {!own.emailConfirmed && sendsMail && !changing && (
            <Button busy={busy} onClick={() => void resend()}>
              {address.resend}
            </Button>
          )}
          {changing ? (
            <Button type="submit" busy={busy}>
              {address.change}
            </Button>
          ) : (
            <Button onClick={() => setChanging(true)}>{address.change}</Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
