"use client";

import { useRouter } from "next/navigation";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { LANGUAGE_COOKIE, LANGUAGES } from "../i18n/messages.ts";
import { keepPreference } from "../look/keep-preference.ts";
import styles from "./site.module.css";

/** The languages of the site; the choice is kept. */
export function LanguageSwitch() {
  const language = useLanguage();
  const router = useRouter();
  const { nav, languages } = useMessages().site;
  return (
    <select
      className={styles.language}
      aria-label={nav.language}
      value={language}
      onChange={(event) =>
        void keepPreference(LANGUAGE_COOKIE, event.target.value).then(() => router.refresh())
      }
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {languages[one]}
        </option>
      ))}
    </select>
  );
}
