"use client";

import { useEffect } from "react";
import { useStore } from "zustand";
import { useMessages } from "../i18n/language.tsx";
import people from "../site/pages.module.css";
import { loadSettings } from "../table/store/settings.ts";
import { keptStore } from "./kept-options.ts";
import { PlayOptions } from "./play-options.tsx";

/** All options in one place. */
export function OptionsPage() {
  const { options } = useMessages().pace;
  const state = useStore(keptStore, (kept) => kept.state);
  useEffect(loadSettings, []);
  return (
    <>
      <h1>{options.title}</h1>
      <p className={people.note}>
        {options.text} {state === "failed" ? options.notKept : options.kept}
      </p>
      <PlayOptions level={2} />
    </>
  );
}
