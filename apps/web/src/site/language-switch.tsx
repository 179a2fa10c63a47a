"use client";

import { useRouter } from "next/navigation";
import { useIsAwake } from "../browser/awake.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { LANGUAGE_COOKIE, LANGUAGES } from "../i18n/languages.ts";
import { keepPreference } from "../look/keep-preference.ts";
import styles from "./site.module.css";

/** The languages of the site; the choice is kept. */
export function LanguageSwitch() {
  const language = useLanguage();
  const router = useRouter();
  const awake = useIsAwake();
  const { nav, languages } = useMessages().site;
  return (
    <select
      className={styles.language}
      aria-label={nav.language}
      value={language}
      disabled={!awake}
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
