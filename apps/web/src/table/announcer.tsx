"use client";

import { type Announcement, LiveRegion } from "@spellroom/ui";
import { useEffect, useRef, useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useAnswers } from "./ask/use-answers.ts";
import { isDetail } from "./model/log-lines.ts";
import { lookUp } from "./model/log-segments.ts";
import { wordEvent } from "./model/log-words.ts";
import { objectName, plainLine } from "./model/naming.ts";
import { promptText } from "./model/prompt-words.ts";
import { shownStep } from "./model/turn-words.ts";
import { useTable } from "./store/table-context.tsx";
import { useNames } from "./store/use-names.ts";

/** Lines that are read together at most; of more, the latest. */
const MOST_LINES = 6;

/** Reads the game aloud: what happens, politely; what one is asked, at once. */
export function Announcer() {
  return (
    <>
      <LiveRegion {...optional(useLogLines())} />
      <LiveRegion {...optional(useQuestion())} urgency="assertive" />
    </>
  );
}

function optional(message: Announcement | null): { message?: Announcement } {
  return message === null ? {} : { message };
}

function useLogLines(): Announcement | null {
  const log = useTable((screen) => screen.log);
  const reader = useTable((screen) => screen.seat);
  const names = useNames();
  const read = useRef<number | null>(null);
  const [message, setMessage] = useState<Announcement | null>(null);
  useEffect(() => {
    const last = log.at(-1)?.id;
    if (last === undefined) return;
    // What had happened before one came is in the log to be read, not to be heard all at once.
    if (read.current === null || last < read.current) {
      read.current = last;
      return;
    }
    const from = read.current;
    const fresh = log.filter(({ id, event }) => id > from && !isDetail(event)).slice(-MOST_LINES);
    const text = fresh
      .map(({ event }) => plainLine(wordEvent(event, names.messages, reader), names))
      .join(". ");
    // A card that is on its way is read by its name, as soon as that is there.
    if (text.includes(names.messages.table.cardNames.unloaded)) return;
    read.current = last;
    if (fresh.length === 0) return;
    setMessage({ id: last, text });
  }, [log, names, reader]);
  return message;
}

function useQuestion(): Announcement | null {
  const decision = useTable((screen) => screen.decision);
  const answers = useAnswers();
  const names = useNames();
  const { messages } = names;
  const source = decision?.source == null ? null : objectName(names, decision.source);
  const step = useTable(({ table }) => (table === null ? null : shownStep(table)));
  const label = answers?.main.label ?? "";
  const [message, setMessage] = useState<Announcement | null>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (decision === null || asked.current === decision.id || source === messages.table.cardNames.unloaded)
      return;
    asked.current = decision.id;
    const { announce } = messages.table;
    const prompt = promptText(decision, messages);
    const stepName =
      decision.kind === "act" && step !== null ? lookUp(messages.words.steps, step) : undefined;
    const asks =
      source !== null
        ? fill(announce.of, { source, prompt })
        : stepName === undefined
          ? prompt
          : fill(announce.at, { prompt, step: stepName });
    setMessage({ id: decision.id, text: fill(announce.prompt, { prompt: asks, action: label }) });
  }, [decision, label, messages, source, step]);
  return message;
}
