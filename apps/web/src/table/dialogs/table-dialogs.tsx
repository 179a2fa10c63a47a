"use client";

import { Button, Dialog } from "@spellroom/ui";
import { useId } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { OutLink } from "../../site/out-link.tsx";
import { mayRepeat } from "../model/repeating.ts";
import { delayWords } from "../notices/delay-words.ts";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import styles from "./dialogs.module.css";
import { EmbedButton } from "./embed-button.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { RepeatDialog } from "./repeat-dialog.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useRunsOn } from "./use-leave-warning.ts";

/** The table's dialogs; at most one is open. */
export function TableDialogs() {
  return (
    <>
      <MenuDialog />
      <SettingsDialog />
      <HelpDialog />
      <ConcedeDialog />
      <RepeatDialog />
    </>
  );
}

function MenuDialog() {
  const open = useTable((screen) => screen.dialog === "menu");
  const seated = useTable((screen) => screen.seat !== null && screen.table?.result === null);
  const watches = useTable((screen) => screen.seat === null);
  const repeats = useTable(mayRepeat);
  const { show, offer } = useActions();
  const { pace, table } = useMessages();
  const { menu } = table;
  const { practice } = useSession();
  const withOthers = seated && practice === null;
  const runsOn = useRunsOn();
  return (
    <Dialog open={open} title={menu.title} closeLabel={menu.close} onClose={() => show({ dialog: null })}>
      <div className={styles.menu}>
        <Button onClick={() => show({ dialog: "settings" })}>{menu.settings}</Button>
        <Button onClick={() => show({ dialog: "help" })}>{menu.help}</Button>
        {seated && <Button onClick={() => offer("takeBack")}>{pace.takeBack}</Button>}
        {repeats && <Button onClick={() => show({ dialog: "repeat" })}>{pace.shortcut.button}</Button>}
        {withOthers && <Button onClick={() => offer("pause")}>{pace.pause}</Button>}
        {withOthers && <HandButtons />}
        {seated && (
          <Button tone="danger" onClick={() => show({ dialog: "concede" })}>
            {menu.concede}
          </Button>
        )}
        {document.fullscreenEnabled && <Button onClick={toggleFullScreen}>{menu.fullscreen}</Button>}
        {watches && <EmbedButton />}
        {practice === null ? (
          <OutLink className="sr-button sr-focusable" href="/">
            <span className="sr-button-label">{menu.leave}</span>
          </OutLink>
        ) : (
          <LeavePractice leave={practice.leave} />
        )}
        {runsOn && <small>{pace.leaving}</small>}
      </div>
    </Dialog>
  );
}

function LeavePractice({ leave }: { leave: () => void }) {
  const { table } = useMessages().practice;
  return (
    <>
      <Button onClick={leave}>{table.leave}</Button>
      <small className={styles.hint}>{table.saved}</small>
    </>
  );
}

function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // A browser that refuses has its reasons; nothing is lost by it.
  done.catch(() => undefined);
}

/** Asks the opponent to show both hands to watchers, or ends that; otherwise shows the player's own hand, or hides it. */
function HandButtons() {
  const cast = useTable(({ tableStatus }) => tableStatus.status.cast ?? null);
  const asked = useTable(({ tableStatus }) => tableStatus.status.offer?.kind === "cast");
  const { showHand, offer } = useActions();
  const { pace } = useMessages();
  const id = useId();
  if (cast?.on === true) return <Button onClick={() => showHand(false)}>{pace.cast.end}</Button>;
  return (
    <>
      <ShowHandButton />
      {cast !== null && (
        <>
          <Button aria-describedby={id} disabled={asked} onClick={() => offer("cast")}>
            {asked ? pace.cast.asked : pace.cast.ask}
          </Button>
          <small id={id} className={styles.hint}>
            {fill(pace.cast.hint, { time: delayWords(cast.delayMs, pace) })}
          </small>
        </>
      )}
    </>
  );
}

/** Shows the player's hand to watchers, or hides it. */
function ShowHandButton() {
  const shown = useTable(
    ({ table, seat }) => table?.players.find((one) => one.seat === seat)?.handShown === true,
  );
  const { showHand } = useActions();
  const { pace } = useMessages();
  const id = useId();
  return (
    <>
      <Button aria-describedby={id} onClick={() => showHand(!shown)}>
        {shown ? pace.hideHand : pace.showHand}
      </Button>
      {!shown && (
        <small id={id} className={styles.hint}>
          {pace.showHandHint}
        </small>
      )}
    </>
  );
}

function ConcedeDialog() {
  const open = useTable((screen) => screen.dialog === "concede");
  const { show, concede } = useActions();
  const { concede: words, menu } = useMessages().table;
  const close = () => show({ dialog: null });
  return (
    <Dialog
      open={open}
      title={words.title}
      closeLabel={menu.close}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.no}</Button>
          <Button tone="danger" onClick={() => void concede()}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
