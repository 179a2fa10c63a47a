"use client";

import { fill } from "../../i18n/fill.ts";
import { promptText } from "../model/prompt-words.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import { lateAnswer } from "./late-answer.ts";
import styles from "./notices.module.css";

/** The decision that timed out and the choice that was made; until the player makes one in time. */
export function TimedOut() {
  const late = useTable(({ tableStatus, seat }) =>
    seat === null ? 0 : (tableStatus.time?.clock.late[seat] ?? 0),
  );
  const question = useTable((screen) => screen.ranOut);
  const over = useTable((screen) => screen.table?.result != null);
  const names = useNames();
  const { pace } = names.messages;
  if (late === 0 || over) return null;
  const answer = question === null ? null : lateAnswer(question, names);
  const text =
    question === null || answer === null
      ? pace.timedOut
      : fill(pace.timedOutAt, { question: promptText(question, names.messages), answer });
  return (
    <p className={styles.banner} data-tone="warn" data-timed-out="">
      {text}
    </p>
  );
}
