"use client";

import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { saveFile } from "../browser/save-file.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { PasswordField } from "./credential-fields.tsx";
import { credentialWords } from "./credential-words.ts";

/** Recovery codes that open the account without a password, to be kept on paper; shown once. */
export function RecoveryCodes({ name }: { name: string }) {
  const { codes: words } = useMessages().people.account;
  const [left, setLeft] = useState<number | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest(credentialWords);
  useEffect(() => {
    let here = true;
    api.recovery.codes().then(
      (answer) => here && setLeft(answer.left),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      const made = await api.recovery.makeCodes({ password });
      setCodes(made.codes);
      setLeft(made.codes.length);
      setAsking(false);
    });
    setPassword("");
  };
  return (
    <Panel title={words.title} className={styles.form}>
      <form onSubmit={(event) => void make(event)}>
        <p className={styles.note}>{words.text}</p>
        {left !== null && <p>{fill(words.left({ count: left }), { count: left })}</p>}
        {asking && <PasswordField kind="current" value={password} onType={setPassword} />}
        <Wrong text={wrong} />
        {asking ? (
          <Button type="submit" busy={busy}>
            {words.make}
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{words.make}</Button>
        )}
        {codes.length > 0 && <Codes codes={codes} name={name} />}
      </form>
    </Panel>
  );
}

function Codes({ codes, name }: { codes: readonly string[]; name: string }) {
  const { codes: words } = useMessages().people.account;
  const [copied, setCopied] = useState(false);
  const text = codes.join("\n");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div role="status" className={styles.token}>
      <p>{words.made}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button
          onClick={() =>
            saveFile(
              "spellroom-recovery-codes.txt",
              `${fill(words.file, { name })}\n\n${text}\n`,
              "text/plain",
            )
          }
        >
          {words.download}
        </Button>
        <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>
      </div>
    </div>
  );
}
