"use client";

import { Avatar } from "@spellroom/ui";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import site from "../site/site.module.css";

/** The user's name, with a link to the account. */
export function AccountLink() {
  const account = useStore(accountStore, (state) => state.account);
  const { nav } = useMessages().people;
  if (account === null) return null;
  return (
    <Link className={site.account} href="/account" aria-label={`${nav.account}: ${account.displayName}`}>
      <Avatar name={account.displayName} />
      <span>{account.displayName}</span>
    </Link>
  );
}
