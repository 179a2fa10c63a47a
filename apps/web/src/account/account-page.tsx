"use client";

import { Panel } from "@spellroom/ui";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import site from "../site/site.module.css";
import { BlockList } from "./block-list.tsx";
import { BotAccount } from "./bot-account.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import { NameField } from "./name-field.tsx";
import { Sessions } from "./sessions.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";
import { TokenMaker } from "./token-maker.tsx";

/** The account page: registering, sessions, and deleting the account. */
export function AccountPage() {
  const { bots, people, site: words } = useMessages();
  const account = useStore(accountStore, (state) => state.account);
  if (account === null) return <p role="status">{words.loading}</p>;
  return (
    <>
      <div className={styles.head}>
        <h1>{people.account.title}</h1>
        <Link href={`/players/${account.id}`}>{people.nav.profile}</Link>
        <Link href="/account/bots">{bots.own.title}</Link>
      </div>
      <div className={site.columns}>
        <div className={site.column}>
          <Panel className={styles.form}>
            <NameField />
          </Panel>
          {account.kind === "guest" ? (
            <>
              <ClaimForm />
              <SignInForm />
            </>
          ) : (
            <SignedIn />
          )}
        </div>
        <div className={site.column} key={account.id}>
          <Sessions />
          <BlockList />
          <TokenMaker />
          <BotAccount />
          <ExportAccount />
          <DeleteAccount hasPassword={account.kind === "member"} />
        </div>
      </div>
    </>
  );
}
