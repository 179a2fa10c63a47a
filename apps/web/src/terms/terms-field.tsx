"use client";

import { isNamedTimeControl } from "@spellroom/protocol";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { BestOfThree } from "./best-of-three.tsx";
import { chooseTerms, useTerms } from "./chosen-terms.ts";
import { ClockField } from "./clock-field.tsx";
import { FormatField } from "./format-field.tsx";
import { WatchDelayField } from "./watch-delay-field.tsx";

interface TermsFieldProps {
  /** Whether strangers can watch what is played so. */
  watched?: boolean;
  /** Whether the format is chosen here, too. */
  format?: boolean;
}

/** With which clock, how many games, how late for watchers, and whether for the rating. */
export function TermsField({ watched = true, format = false }: TermsFieldProps) {
  const { terms } = useMessages().people;
  const { timeControl, rated, bestOf } = useTerms();
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  return (
    <div className={styles.terms}>
      {format && <FormatField />}
      <ClockField />
      {watched && <WatchDelayField />}
      <BestOfThree chosen={bestOf === 3} onChange={(three) => chooseTerms({ bestOf: three ? 3 : 1 })} />
      {!isNamedTimeControl(timeControl) ? (
        <small>{terms.customUnrated}</small>
      ) : member ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={rated}
            onChange={(event) => chooseTerms({ rated: event.target.checked })}
          />
          <span>
            {terms.rated}
            <small>{terms.ratedHint}</small>
          </span>
        </label>
      ) : (
        <small>
          {terms.ratedGuests} <Link href="/account">{terms.claim}</Link>
        </small>
      )}
    </div>
  );
}
