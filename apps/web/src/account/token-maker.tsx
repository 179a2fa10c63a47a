"use client";

import { SCOPES, type Scope } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { type FormEvent, useState } from "react";
import { api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** A token for a program, shown once. */
export function TokenMaker() {
  const { account } = useMessages().people;
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read", "play"]);
  const [token, setToken] = useState<string | null>(null);
  const { busy, wrong, run } = useRequest();
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      setToken((await api.sessions.makeToken({ label, scopes })).token);
      setLabel("");
    });
  };
  return (
    <Panel title={account.tokens} className={styles.form}>
      <form onSubmit={(event) => void make(event)}>
        <p className={styles.note}>{account.tokensText}</p>
        <Field
          label={account.tokenLabel}
          type="text"
          required
          maxLength={80}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <fieldset className={styles.scopes}>
          {SCOPES.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={(event) =>
                  setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {account.scopes[scope]}
            </label>
          ))}
        </fieldset>
        <Wrong text={wrong} />
        <Button type="submit" busy={busy} disabled={scopes.length === 0}>
          {account.makeToken}
        </Button>
        {token !== null && (
          <p role="status" className={styles.token}>
            {account.tokenMade}
            <code>{token}</code>
          </p>
        )}
      </form>
    </Panel>
  );
}
