"use client";

import type { OwnAccountView } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api, becomeAccount, changeAccount, leaveAccount } from "../api/account.ts";
import { NameField } from "../home/name-field.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import site from "../site/site.module.css";
import { BlockList } from "./block-list.tsx";
import { credentialWords } from "./credential-words.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { Field } from "./field.tsx";
import styles from "./people.module.css";
import { Sessions } from "./sessions.tsx";
import { TokenMaker } from "./token-maker.tsx";
import { useWork } from "./use-work.ts";
import { Wrong } from "./wrong.tsx";

/** One's account: making it one's own, what opens it, and leaving. */
export function AccountPage() {
  const { people, site: words } = useMessages();
  const account = useStore(accountStore, (state) => state.account);
  if (account === null) return <p role="status">{words.loading}</p>;
  return (
    <>
      <div className={styles.head}>
        <h1>{people.account.title}</h1>
        <Link href={`/players/${account.id}`}>{people.nav.profile}</Link>
      </div>
      <div className={site.columns}>
        <div className={site.column}>
          <Panel className={styles.form}>
            <NameField />
          </Panel>
          {account.kind === "guest" ? <GuestForms /> : <MemberForms />}
        </div>
        <div className={site.column} key={account.id}>
          <Sessions />
          <BlockList />
          <TokenMaker />
          <DeleteAccount hasPassword={account.kind === "member"} />
        </div>
      </div>
    </>
  );
}

function GuestForms() {
  return (
    <>
      <ClaimForm />
      <SignInForm />
    </>
  );
}

function ClaimForm() {
  const { account } = useMessages().people;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useWork(credentialWords);
  const claim = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => changeAccount(await api.people.claim(email, password)));
  };
  return (
    <Panel title={account.guestTitle} className={styles.form}>
      <form onSubmit={(event) => void claim(event)}>
        <p>{account.guestText}</p>
        <Field
          label={account.email}
          hint={account.emailHint}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={account.password}
          hint={account.passwordHint}
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Wrong text={wrong} />
        <Button type="submit" tone="primary" size="large" busy={busy}>
          {account.claim}
        </Button>
      </form>
    </Panel>
  );
}

function SignInForm() {
  const { account } = useMessages().people;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useWork(credentialWords);
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      const { token, account: own } = await api.people.signIn(email, password);
      becomeAccount(token, own);
    });
  };
  return (
    <Panel title={account.signInTitle} className={styles.form}>
      <form onSubmit={(event) => void signIn(event)}>
        <p>{account.signInText}</p>
        <Field
          label={account.email}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={account.password}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Wrong text={wrong} />
        <Button type="submit" busy={busy}>
          {account.signIn}
        </Button>
      </form>
    </Panel>
  );
}

function MemberForms() {
  const { account } = useMessages().people;
  const [own, setOwn] = useState<OwnAccountView | null>(null);
  const [moderator, setModerator] = useState(false);
  const id = useStore(accountStore, (state) => state.account?.id);
  const { talk } = useMessages();
  useEffect(() => {
    if (id === undefined) return;
    let here = true;
    api.me().then(
      (me) => {
        if (!here) return;
        setOwn(me.account);
        setModerator(me.moderator);
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
      <PasswordForm email={own?.email ?? ""} />
    </>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { account } = useMessages().people;
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [done, setDone] = useState(false);
  const { busy, wrong, run } = useWork(credentialWords);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(await run(() => api.people.changePassword(current, next)));
    setCurrent("");
    setNext("");
  };
  return (
    <Panel title={account.passwordTitle} className={styles.form}>
      <form onSubmit={(event) => void change(event)}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label={account.current}
          type="password"
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <Field
          label={account.next}
          hint={account.passwordHint}
          type="password"
          autoComplete="new-password"
          required
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <Wrong text={wrong} />
        {done && <p role="status">{account.changed}</p>}
        <Button type="submit" busy={busy}>
          {account.change}
        </Button>
      </form>
    </Panel>
  );
}
