"use client";

import { TIME_CONTROL_IDS } from "@spellroom/protocol";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { chooseTerms, useTerms } from "./chosen-terms.ts";
import { Choice } from "./field.tsx";
import styles from "./people.module.css";

/** With which clock, and whether for the rating. */
export function TermsField() {
  const { terms } = useMessages().people;
  const { timeControl, rated } = useTerms();
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  return (
    <div className={styles.terms}>
      <Choice
        label={terms.time}
        value={timeControl}
        choices={TIME_CONTROL_IDS.map((value) => ({ value, label: terms.times[value] }))}
        onChoose={(value) => chooseTerms({ timeControl: value })}
      />
      {member ? (
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
