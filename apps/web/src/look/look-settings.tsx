"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { useIsAwake } from "../browser/awake.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { isLanguage, LANGUAGES } from "../i18n/languages.ts";
import styles from "./look.module.css";
import { changeLook, lookStore } from "./look-store.ts";
import { isTheme, THEMES } from "./preferences.ts";

/** Colors, motion and language: taken over at once and kept. */
export function LookSettings() {
  const id = useId();
  const language = useLanguage();
  const router = useRouter();
  const awake = useIsAwake();
  const { menu } = useMessages().table;
  const { languages } = useMessages().site;
  const theme = useRootAttribute("theme", "dark");
  const motion = useRootAttribute("motion", "");
  return (
    <div className={styles.look}>
      <label htmlFor={`${id}theme`}>{menu.theme}</label>
      <select
        id={`${id}theme`}
        value={isTheme(theme) ? theme : "dark"}
        disabled={!awake}
        onChange={({ target }) => {
          if (isTheme(target.value)) changeLook({ theme: target.value });
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
      <label htmlFor={`${id}motion`}>{menu.motion}</label>
      <input
        id={`${id}motion`}
        type="checkbox"
        checked={motion === "off"}
        disabled={!awake}
        onChange={({ target }) => changeLook({ motion: target.checked ? "off" : "system" })}
      />
    </div>
  );
}

/** An attribute of the page's root that style sheets read, also after it was changed from elsewhere. */
function useRootAttribute(name: "theme" | "motion", usual: string): string {
  const [value, setValue] = useState(usual);
  const look = useStore(lookStore);
  const chosen = look[name];
  useEffect(() => {
    if (chosen === undefined) setValue(document.documentElement.dataset[name] ?? usual);
  }, [chosen, name, usual]);
  return chosen ?? value;
}
