"use client";

import type { ShortcutView } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { type FormEvent, useId, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { playerName } from "../model/naming.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./notices.module.css";

/** A proposed shortcut, how far it has come, and why it has ended (CR 729.2). */
export function Shortcut() {
  const shortcut = useTable((screen) => screen.tableStatus.status.shortcut ?? null);
  const seat = useTable((screen) => screen.seat);
  if (shortcut === null) return null;
  if (shortcut.ended !== null) return <Ended key={shortcut.id} shortcut={shortcut} />;
  if (shortcut.asked === null) return <Running shortcut={shortcut} />;
  return shortcut.asked === seat ? (
    <Asked key={shortcut.id} shortcut={shortcut} />
  ) : (
    <Waiting shortcut={shortcut} asked={shortcut.asked} />
  );
}

interface Shown {
  shortcut: ShortcutView;
}

/** The player accepts it, or names the number of repetitions after which to have priority. */
function Asked({ shortcut }: Shown) {
  const { id, seat, acts, times, shortened } = shortcut;
  const most = Math.max(0, (shortened?.after ?? times) - 1);
  const [after, setAfter] = useState(0);
  const { answerShortcut } = useActions();
  const names = useNames();
  const words = names.messages.pace.shortcut;
  const canShorten = (shortened?.after ?? times) > 0;
  const field = useId();
  const stop = (event: FormEvent): void => {
    event.preventDefault();
    if (after >= 0 && after <= most) answerShortcut(id, after);
  };
  return (
    <form className={styles.banner} data-tone="brass" data-shortcut="asked" onSubmit={stop}>
      <span>
        {fill(words.asks({ count: acts }), {
          who: playerName(names, seat),
          count: acts,
          times: fill(words.often({ count: times }), { count: times }),
        })}
        {shortened !== null && ` ${fill(words.shortened, { number: shortened.after })}`}
      </span>
      <Button size="small" tone="primary" onClick={() => answerShortcut(id, null)}>
        {words.accept}
      </Button>
      {canShorten && (
        <>
          <label htmlFor={field}>{words.after}</label>
          <input
            id={field}
            className={styles.number}
            type="number"
            required
            min={0}
            max={most}
            step={1}
            value={Number.isNaN(after) ? "" : after}
            onChange={(event) => setAfter(event.target.valueAsNumber)}
          />
          <Button size="small" type="submit">
            {words.stop}
          </Button>
        </>
      )}
    </form>
  );
}

function Waiting({ shortcut, asked }: Shown & { asked: number }) {
  const names = useNames();
  const { pace } = names.messages;
  return (
    <p className={styles.banner} data-tone="brass" data-shortcut="waiting">
      {fill(pace.shortcut.waiting, { who: playerName(names, asked) })}
      <EndButton shortcut={shortcut}>{pace.withdraw}</EndButton>
    </p>
  );
}

/** Only that it has begun and ended is read aloud, not every number on the way. */
function Running({ shortcut }: Shown) {
  const { seat, times, shortened, done } = shortcut;
  const names = useNames();
  const words = names.messages.pace.shortcut;
  const most = shortened?.after ?? times;
  return (
    <p className={styles.banner} data-tone="brass" data-shortcut="running">
      {fill(words.running, {
        who: playerName(names, seat),
        times: fill(words.often({ count: most }), { count: most }),
      })}
      <progress aria-hidden="true" max={most} value={done} />
      <span aria-hidden="true">{done}</span>
      <EndButton shortcut={shortcut}>{words.cancel}</EndButton>
    </p>
  );
}

function EndButton({ shortcut, children }: Shown & { children: string }) {
  const seat = useTable((screen) => screen.seat);
  const { endShortcut } = useActions();
  if (seat !== shortcut.seat) return null;
  return (
    <Button size="small" onClick={() => endShortcut(shortcut.id)}>
      {children}
    </Button>
  );
}

function Ended({ shortcut: { done, ended } }: Shown) {
  const [read, setRead] = useState(false);
  const { pace } = useMessages();
  if (read || ended === null) return null;
  const { shortcut: words } = pace;
  return (
    <p className={styles.banner} data-tone="brass" data-shortcut="ended">
      {done === 0 ? words.notRepeated : fill(words.repeated({ count: done }), { count: done })}{" "}
      {words.ended[ended]}
      <Button size="small" onClick={() => setRead(true)}>
        {words.read}
      </Button>
    </p>
  );
}
