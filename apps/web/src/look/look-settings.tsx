"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { useIsAwake } from "../browser/awake.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { LANGUAGE_COOKIE, LANGUAGES } from "../i18n/languages.ts";
import { keepPreference } from "./keep-preference.ts";
import styles from "./look.module.css";
import { isTheme, MOTION_COOKIE, THEME_COOKIE, THEMES } from "./preferences.ts";

/** Colors, motion and language: taken over at once and kept. */
export function LookSettings() {
  const id = useId();
  const language = useLanguage();
  const router = useRouter();
  const awake = useIsAwake();
  const { menu } = useMessages().table;
  const { languages } = useMessages().site;
  const [theme, setTheme] = useRootAttribute("theme", "dark");
  const [motion, setMotion] = useRootAttribute("motion", "");
  return (
    <div className={styles.look}>
      <label htmlFor={`${id}theme`}>{menu.theme}</label>
      <select
        id={`${id}theme`}
        value={isTheme(theme) ? theme : "dark"}
        disabled={!awake}
        onChange={(event) => {
          setTheme(event.target.value);
          void keepPreference(THEME_COOKIE, event.target.value);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {menu.themes[one]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}language`}>{menu.language}</label>
      <select
        id={`${id}language`}
        value={language}
        disabled={!awake}
        onChange={(event) => {
          void keepPreference(LANGUAGE_COOKIE, event.target.value).then(() => router.refresh());
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {languages[one]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}motion`}>{menu.motion}</label>
      <input
        id={`${id}motion`}
        type="checkbox"
        checked={motion === "off"}
        disabled={!awake}
        onChange={(event) => {
          const value = event.target.checked ? "off" : "";
          setMotion(value);
          void keepPreference(MOTION_COOKIE, value);
        }}
      />
    </div>
  );
}

/** An attribute of the page's root that style sheets read. */
function useRootAttribute(name: "theme" | "motion", usual: string): [string, (value: string) => void] {
  const [value, setValue] = useState(usual);
  useEffect(() => setValue(document.documentElement.dataset[name] ?? usual), [name, usual]);
  return [
    value,
    (next) => {
      if (next === "") delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = next;
      setValue(next);
    },
  ];
}
