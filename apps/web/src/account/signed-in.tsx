"use client";

import type { OwnAccountView } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api, leaveAccount } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { ChangePassword } from "./change-password.tsx";
import { EmailAddress } from "./email-address.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** A claimed account: whose it is, the way out, and its password. */
export function SignedIn() {
  const {
    people: { account },
    talk,
  } = useMessages();
  const [own, setOwn] = useState<OwnAccountView | null>(null);
  const [moderator, setModerator] = useState(false);
  const [sendsMail, setSendsMail] = useState(false);
  const id = useStore(accountStore, (state) => state.account?.id);
  useEffect(() => {
    if (id === undefined) return;
    let here = true;
    api.accounts.me().then(
      (me) => {
        if (!here) return;
        setOwn(me.account);
        setModerator(me.moderator);
        setSendsMail(me.sendsMail);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id]);
  return (
    <>
      <Panel className={styles.form}>
        <p role="status">{own?.email ? fill(account.signedInAs, { email: own.email }) : account.claimed}</p>
        {moderator && <Link href="/moderation">{talk.moderation.title}</Link>}
        <Button onClick={() => void leaveAccount()}>{account.signOut}</Button>
      </Panel>
      {own !== null && <EmailAddress own={own} sendsMail={sendsMail} onChange={setOwn} />}
      <ChangePassword email={own?.email ?? ""} />
      <RecoveryCodes name={own?.displayName ?? ""} />
    </>
  );
}
