"use client";

import type { RepeatableView } from "@spellroom/protocol";
import { Button, Dialog } from "@spellroom/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./dialogs.module.css";

/** Proposes to repeat what the player has just done (CR 729.2a). */
export function RepeatDialog() {
  const open = useTable((screen) => screen.dialog === "repeat");
  // With another decision, other things can be repeated.
  const decision = useTable((screen) => screen.decision?.id ?? null);
  const { show } = useActions();
  const { pace, table } = useMessages();
  return (
    <Dialog
      open={open}
      title={pace.shortcut.title}
      closeLabel={table.menu.close}
      onClose={() => show({ dialog: null })}
    >
      {open && <Proposal key={decision} />}
    </Dialog>
  );
}

function Proposal() {
  const sequences = useSequences();
  const { shortcut } = useMessages().pace;
  if (sequences === null) return null;
  const [shortest] = sequences;
  if (shortest === undefined) return <p>{shortcut.nothing}</p>;
  return <Choice sequences={sequences} shortest={shortest} />;
}

/** What may be repeated; `null` until the match has said so. */
function useSequences(): readonly RepeatableView[] | null {
  const { repeatable } = useActions();
  const [sequences, setSequences] = useState<readonly RepeatableView[] | null>(null);
  useEffect(() => {
    let gone = false;
    void repeatable().then((found) => {
      if (!gone) setSequences(found);
    });
    return () => {
      gone = true;
    };
  }, [repeatable]);
  return sequences;
}

interface ChoiceProps {
  sequences: readonly RepeatableView[];
  shortest: RepeatableView;
}

function Choice({ sequences, shortest }: ChoiceProps) {
  const [acts, setActs] = useState(shortest.acts);
  const [times, setTimes] = useState(10);
  const { proposeShortcut } = useActions();
  const { shortcut } = useMessages().pace;
  const id = useId();
  const { most } = sequences.find((one) => one.acts === acts) ?? shortest;
  const propose = (event: FormEvent): void => {
    event.preventDefault();
    if (times >= 1 && times <= most) proposeShortcut(acts, times);
  };
  return (
    <form className={styles.menu} onSubmit={propose}>
      <label htmlFor={`${id}what`}>{shortcut.what}</label>
      <select id={`${id}what`} value={acts} onChange={(event) => setActs(Number(event.target.value))}>
        {sequences.map((one) => (
          <option key={one.acts} value={one.acts}>
            {fill(shortcut.last({ count: one.acts }), { count: one.acts })}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}times`}>{fill(shortcut.times, { most })}</label>
      <input
        id={`${id}times`}
        type="number"
        required
        min={1}
        max={most}
        step={1}
        value={Number.isNaN(times) ? "" : times}
        onChange={(event) => setTimes(event.target.valueAsNumber)}
      />
      <small className={styles.hint}>{shortcut.hint}</small>
      <Button type="submit" tone="primary">
        {shortcut.propose}
      </Button>
    </form>
  );
}
