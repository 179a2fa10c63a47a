"use client";

import { CardFace } from "@spellroom/ui";
import { memo, useMemo } from "react";
import { objectLook } from "../../cards/object-look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { NO_MARKS } from "../model/marks.ts";
import { identityOf, playerName } from "../model/naming.ts";
import { objectsIn } from "../model/zones.ts";
import { previewKey } from "../preview/preview-store.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import type { OpenPile } from "../store/table-store.ts";
import { useNames } from "../store/use-names.ts";
import styles from "./piles.module.css";

const ZONES = ["graveyard", "exile", "command"] as const;

/** The cards of public piles: whose and which in tabs, the top card first. What can be done with them glows. */
export function PileDrawer() {
  const pile = useTable((screen) => screen.pile);
  return pile === null ? null : <Drawer pile={pile} />;
}

function Drawer({ pile }: { pile: OpenPile }) {
  const { show } = useActions();
  const names = useNames();
  const { table, messages } = names;
  const { zones, preview } = messages.table;
  const keys = useMemo(() => {
    if (table === null || pile.zone === "known") return [];
    return objectsIn(table, pile.zone, pile.seat)
      .reverse()
      .map(({ key }) => key);
  }, [table, pile]);
  const tabs = (table?.players ?? []).flatMap(({ seat }) => ZONES.map((zone) => ({ seat, zone })));
  const title = fill(zones.theirs, { who: playerName(names, pile.seat), zone: zones[pile.zone] });
  return (
    <section className={styles.drawer} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.tabs} role="tablist">
          {tabs.map((tab) => (
            <PileTab
              key={`${tab.zone} ${tab.seat}`}
              tab={tab}
              chosen={tab.seat === pile.seat && tab.zone === pile.zone}
            />
          ))}
        </div>
        <button type="button" className={styles.close} onClick={() => show({ pile: null })}>
          {preview.close}
        </button>
      </header>
      <ul className={styles.cards} data-zone={`pile ${pile.zone} ${pile.seat}`} aria-label={title}>
        {keys.map((key) => (
          <li key={key}>
            <PileCard objectKey={key} />
          </li>
        ))}
        {keys.length === 0 && <li className={styles.empty}>{zones.empty}</li>}
      </ul>
    </section>
  );
}

function PileTab({ tab, chosen }: { tab: OpenPile; chosen: boolean }) {
  const { show } = useActions();
  const names = useNames();
  const { zones } = useMessages().table;
  const { table } = names;
  if (tab.zone === "known") return null;
  const count = table === null ? 0 : objectsIn(table, tab.zone, tab.seat).length;
  if (count === 0 && !chosen && tab.zone !== "graveyard") return null;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={chosen}
      className={styles.tab}
      onClick={() => show({ pile: tab })}
    >
      {playerName(names, tab.seat)} <b>{zones[tab.zone]}</b> {count}
    </button>
  );
}

const PileCard = memo(function PileCard({ objectKey }: { objectKey: string }) {
  const object = useTable((screen) => screen.table?.objects[objectKey]);
  const marks = useTable((screen) => screen.marks.get(objectKey) ?? NO_MARKS);
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const words = useCardWords();
  const names = useMessages().table.cardNames;
  const look = useMemo(
    () => (object === undefined ? null : objectLook(object, face, { marks, names })),
    [object, face, marks, names],
  );
  if (look === null) return null;
  return (
    <CardFace
      as="button"
      look={look}
      words={words}
      tabIndex={-1}
      data-card={objectKey}
      data-anchors={objectKey}
      {...previewKey(objectKey)}
    />
  );
});
