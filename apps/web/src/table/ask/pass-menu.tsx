"use client";

import { PASS_UNTIL } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./ask.module.css";

/** The ways of passing automatically, or the way to stop it. */
export function PassMenu() {
  const passing = useTable((screen) => screen.tableStatus.passing);
  const open = useTable((screen) => screen.passMenu);
  const { passUntil, show } = useActions();
  const { decisions, pace } = useMessages();
  const button = useRef<HTMLDivElement>(null);
  if (passing !== null) {
    return (
      <Button size="small" className={styles.other} aria-pressed="true" onClick={() => passUntil(null)}>
        {decisions.buttons.stopPassing}
      </Button>
    );
  }
  return (
    <div ref={button} className={styles.passing}>
      <Button
        size="small"
        className={styles.other}
        aria-expanded={open}
        aria-haspopup="true"
        onClick={() => show({ passMenu: !open })}
      >
        {pace.passing.menu}
      </Button>
      {open && <Ways />}
    </div>
  );
}

function Ways() {
  const list = useRef<HTMLUListElement>(null);
  const { passUntil, show } = useActions();
  const { pace } = useMessages();
  const empty = useTable(({ table }) =>
    Object.values(table?.objects ?? {}).every(({ zone }) => zone !== "stack"),
  );
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <div className={styles.veil} onPointerDown={() => show({ passMenu: false })} />
      <ul ref={list} className={styles.ways} aria-label={pace.passing.menu}>
        {PASS_UNTIL.filter((until) => until !== "stackResolved" || !empty).map((until) => (
          <li key={until}>
            <button type="button" onClick={() => passUntil(until)}>
              {pace.passing[until]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
