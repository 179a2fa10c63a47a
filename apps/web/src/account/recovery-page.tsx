"use client";

import { ApiFailure, type OpenedAccount } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { api, becomeAccount } from "../api/account.ts";
import { useHashToken } from "../browser/hash-token.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { Field } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import site from "../site/site.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** Back into an account whose password is lost: by a link that is sent, or by a recovery code. */
export function RecoveryPage() {
  const { people, site: words } = useMessages();
  const { recovery } = people.account;
  const token = useHashToken();
  const [gone, setGone] = useState(false);
  if (token === undefined) return <p role="status">{words.loading}</p>;
  return (
    <>
      <h1>{recovery.title}</h1>
      {token !== null && !gone ? (
        <NewPassword token={token} onGone={() => setGone(true)} />
      ) : (
        <>
          <Wrong text={gone ? recovery.gone : null} />
          <div className={site.columns}>
            <div className={site.column}>
              <AskForLink />
            </div>
            <div className={site.column}>
              <RecoveryCode />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function useOpened(): (opened: OpenedAccount) => void {
  const router = useRouter();
  return ({ token, account }) => {
    becomeAccount(token, account);
    router.push("/account");
  };
}

function NewPassword({ token, onGone }: { token: string; onGone: () => void }) {
  const { account } = useMessages().people;
  const opened = useOpened();
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      try {
        opened(await api.recovery.resetByLink({ token, password }));
      } catch (error) {
        if (error instanceof ApiFailure && error.code === "gone") onGone();
        else throw error;
      }
    });
  };
  return (
    <Panel title={account.recovery.newTitle} className={styles.form}>
      <form onSubmit={(event) => void set(event)}>
        <p>{account.recovery.newText}</p>
        <PasswordField
          kind="new"
          label={account.next}
          hint={account.passwordHint}
          value={password}
          onType={setPassword}
        />
        <Wrong text={wrong} />
        <Button type="submit" tone="primary" size="large" busy={busy}>
          {account.recovery.set}
        </Button>
      </form>
    </Panel>
  );
}

function AskForLink() {
  const { account } = useMessages().people;
  const { recovery } = account;
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [answer, setAnswer] = useState<string | null>(null);
  const { busy, wrong, run } = useRequest(credentialWords);
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAnswer(null);
    await run(async () => {
      const { sendsMail } = await api.recovery.askForLink({ email, language });
      setAnswer(sendsMail ? recovery.sent : recovery.noMail);
    });
  };
  return (
    <Panel title={account.forgot} className={styles.form}>
      <form onSubmit={(event) => void ask(event)}>
        <p>{recovery.text}</p>
        <EmailField value={email} onType={setEmail} />
        <Wrong text={wrong} />
        <Button type="submit" tone="primary" busy={busy}>
          {recovery.send}
        </Button>
        <p role="status">{answer}</p>
      </form>
    </Panel>
  );
}

function RecoveryCode() {
  const { account } = useMessages().people;
  const { recovery } = account;
  const opened = useOpened();
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(codeWords);
  const reset = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => opened(await api.recovery.resetByCode({ email, code, password })));
  };
  return (
    <Panel title={recovery.codeTitle} className={styles.form}>
      <form onSubmit={(event) => void reset(event)}>
        <p>{recovery.codeText}</p>
        <EmailField value={email} onType={setEmail} />
        <Field
          label={recovery.code}
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={100}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <PasswordField
          kind="new"
          label={account.next}
          hint={account.passwordHint}
          value={password}
          onType={setPassword}
        />
        <Wrong text={wrong} />
        <Button type="submit" busy={busy}>
          {recovery.set}
        </Button>
      </form>
    </Panel>
  );
}

function codeWords(error: unknown, messages: Messages): string {
  if (error instanceof ApiFailure && error.code === "forbidden")
    return messages.people.account.recovery.wrongCode;
  return credentialWords(error, messages);
}
