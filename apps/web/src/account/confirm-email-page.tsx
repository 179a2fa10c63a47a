"use client";

import { ApiFailure } from "@spellroom/client";
import { Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useHashToken } from "../browser/hash-token.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { Wrong } from "../site/wrong.tsx";

/** Where the link of a mail leads that confirms an address. */
export function ConfirmEmailPage() {
  const { account } = useMessages().people;
  const token = useHashToken();
  const [state, setState] = useState<"asking" | "confirmed" | "gone">("asking");
  useEffect(() => {
    if (token === undefined) return;
    if (token === null) {
      setState("gone");
      return;
    }
    api.recovery.confirmEmail({ token }).then(
      () => setState("confirmed"),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setState("gone");
      },
    );
  }, [token]);
  return (
    <>
      <h1>{account.address.title}</h1>
      <Panel className={styles.form}>
        <div>
          {state === "asking" && <p role="status">{account.address.confirming}</p>}
          {state === "confirmed" && <p role="status">{account.address.thanks}</p>}
          <Wrong text={state === "gone" ? account.recovery.gone : null} />
          <Link href="/account">{account.title}</Link>
        </div>
      </Panel>
    </>
  );
}
