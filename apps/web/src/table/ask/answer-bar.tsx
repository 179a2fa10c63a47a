"use client";

import { turnsBegun } from "@spellroom/protocol";
import { Button, classes, SymbolText } from "@spellroom/ui";
import { useStore } from "zustand";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { useSettled } from "../keys/use-settled.ts";
import type { AnswerButton } from "../model/answers.ts";
import { answersAtOnce } from "../model/main-button.ts";
import { playerName } from "../model/naming.ts";
import { waitingText } from "../model/prompt-words.ts";
import { changeSettings, settingsStore } from "../store/settings.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./ask.module.css";
import { PassMenu } from "./pass-menu.tsx";
import { RepeatButton } from "./repeat-button.tsx";
import { useAnswers } from "./use-answers.ts";

/** The main button, labeled with what it does, and the alternatives. */
export function AnswerBar() {
  const answers = useAnswers();
  const sending = useTable((screen) => screen.pending !== null);
  const kind = useTable((screen) => screen.decision?.kind);
  const atOnce = useTable(({ decision }) => decision !== null && answersAtOnce(decision));
  const settled = useSettled(useTable(({ decision }) => decision?.id ?? null));
  const { choose } = useActions();
  const words = useCardWords();
  if (answers === null) return <Waiting />;
  const { main, other, cancel } = answers;
  const giveUp = cancel !== undefined && <OtherAnswer answer={cancel} busy={sending} held={!settled} />;
  if (atOnce && !sending) return giveUp === false ? null : <div className={styles.bar}>{giveUp}</div>;
  const answer = main.choice;
  return (
    <div className={styles.bar}>
      {giveUp}
      {other !== undefined && <OtherAnswer answer={other} busy={sending} held={!settled} />}
      {kind === "act" && (
        <>
          <RepeatButton />
          <PassMenu />
          <FullControl />
          <TakeBack />
        </>
      )}
      <Button
        tone="primary"
        size="large"
        className={styles.main}
        data-main-button=""
        busy={sending}
        held={!settled}
        disabled={answer === null}
        onClick={() => answer !== null && void choose(answer)}
      >
        <SymbolText line={main.label} words={words} />
      </Button>
    </div>
  );
}

interface OtherAnswerProps {
  answer: AnswerButton;
  busy: boolean;
  held: boolean;
}

function OtherAnswer({ answer: { label, choice }, busy, held }: OtherAnswerProps) {
  const { choose } = useActions();
  return (
    <Button
      className={styles.other}
      busy={busy}
      held={held}
      onClick={() => choice !== null && void choose(choice)}
    >
      {label}
    </Button>
  );
}

/** What everyone is waiting for while this seat has no decision. */
function Waiting() {
  const names = useNames();
  const { table, messages } = names;
  const seat = useTable((screen) => screen.seat);
  const sending = useTable((screen) => screen.pending !== null);
  const { buttons } = messages.decisions;
  const waiting = table?.waiting ?? null;
  const who = waiting === null ? "" : playerName(names, waiting.seat);
  const text =
    sending || waiting === null || waiting.seat === seat
      ? buttons.sending
      : waitingText(waiting.prompt, who, messages);
  if (table?.result != null) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.waiting}>
        <span className={styles.dots} aria-hidden="true" />
        {text}
      </p>
      {seat !== null && <PassMenu />}
      <TakeBack />
    </div>
  );
}

/** Takes the player's last move back, alone or with the opponents' consent. */
function TakeBack() {
  const moved = useTable(({ seat, table }) => seat !== null && table !== null && turnsBegun(table) > 0);
  const { offer } = useActions();
  const { pace } = useMessages();
  if (!moved) return null;
  return (
    <Button
      size="small"
      className={classes(styles.other, styles.control)}
      title={pace.takeBackHint}
      onClick={() => offer("takeBack")}
    >
      {pace.takeBack}
    </Button>
  );
}

/** Whether to stop at every step; on small screens in the settings. */
function FullControl() {
  const on = useStore(settingsStore, (settings) => settings.fullControl);
  const { menu } = useMessages().table;
  return (
    <Button
      size="small"
      className={classes(styles.other, styles.control)}
      aria-pressed={on}
      title={menu.fullControlHint}
      onClick={() => changeSettings({ fullControl: !on })}
    >
      {menu.fullControl}
    </Button>
  );
}
