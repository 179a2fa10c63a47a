"use client";

/** Parts of the table that are not there when it opens: they are loaded in its wake, before anybody can want them. */
import { useEffect, useState } from "react";
import { later } from "../browser/later.ts";
import { afterUrgent } from "../browser/urgent.ts";
import { loadSheets } from "./ask/sheet-later.ts";

const ActMenu = later(async () => (await import("./menu/act-menu.tsx")).ActMenu);
const Preview = later(async () => (await import("./preview/preview.tsx")).Preview);
const SpellShowcase = later(async () => (await import("./seeing/spell-showcase.tsx")).SpellShowcase);
const ResultPanel = later(async () => (await import("./notices/result-panel.tsx")).ResultPanel);
const BetweenGames = later(async () => (await import("./between/between-games.tsx")).BetweenGames);
const TableDialogs = later(async () => (await import("./dialogs/table-dialogs.tsx")).TableDialogs);

export function TableLater() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let gone = false;
    void afterUrgent().then(() => {
      void loadSheets();
      if (!gone) setShown(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (!shown) return null;
  return (
    <>
      <ActMenu />
      <SpellShowcase />
      <Preview />
      <ResultPanel />
      <BetweenGames />
      <TableDialogs />
    </>
  );
}
