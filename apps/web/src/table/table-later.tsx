"use client";

/** Parts of the table that are not there when it opens: they are loaded in its wake, before anybody can want them. */
import dynamic from "next/dynamic";
import { type ComponentType, useEffect, useState } from "react";
import { persistently } from "../browser/persistently.ts";
import { afterUrgent } from "../browser/urgent.ts";

const later = (load: () => Promise<ComponentType>) => dynamic(() => persistently(load), { ssr: false });

const SpellShowcase = later(async () => (await import("./seeing/spell-showcase.tsx")).SpellShowcase);
const ResultPanel = later(async () => (await import("./notices/result-panel.tsx")).ResultPanel);
const BetweenGames = later(async () => (await import("./between/between-games.tsx")).BetweenGames);
const TableDialogs = later(async () => (await import("./dialogs/table-dialogs.tsx")).TableDialogs);

export function TableLater() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let gone = false;
    void afterUrgent().then(() => gone || setShown(true));
    return () => {
      gone = true;
    };
  }, []);
  if (!shown) return null;
  return (
    <>
      <SpellShowcase />
      <ResultPanel />
      <BetweenGames />
      <TableDialogs />
    </>
  );
}
