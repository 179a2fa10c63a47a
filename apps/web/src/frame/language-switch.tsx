"use client";

import { useRouter } from "next/navigation";
import { useIsAwake } from "../browser/awake.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { isLanguage, LANGUAGES } from "../i18n/languages.ts";
import { changeLook } from "../look/look-store.ts";
import styles from "../site/site.module.css";

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
      onChange={({ target }) => {
        if (!isLanguage(target.value)) return;
        changeLook({ language: target.value });
        router.refresh();
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {languages[one]}
        </option>
      ))}
    </select>
  );
}
