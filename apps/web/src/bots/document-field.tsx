"use client";

import type { BotProblem } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { type DragEvent, useId, useRef, useState } from "react";
import { useIsAwake } from "../browser/awake.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Wrong } from "../site/wrong.tsx";
import styles from "./own-bots.module.css";
import { problemWords } from "./problem-words.ts";

/** As many characters as a document may have. */
const LONGEST = 20_000;
const MANY_BYTES = 4 * LONGEST;

interface DocumentFieldProps {
  text: string;
  problems: readonly BotProblem[];
  onType: (text: string) => void;
}

/** The document with the numbers of its lines, and below what is wrong on which of them. */
export function DocumentField({ text, problems, onType }: DocumentFieldProps) {
  const { own } = useMessages().bots;
  const awake = useIsAwake();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const lines = text.split("\n").map((_, at) => at + 1);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setTooLarge(chosen.size > MANY_BYTES);
    if (chosen.size <= MANY_BYTES) onType(await chosen.text());
  };
  const drop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    void take(dropped);
  };
  return (
    <>
      <div className={styles.label}>
        <label htmlFor={id}>{own.document}</label>
        <Button size="small" onClick={() => file.current?.click()}>
          {own.file}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={own.file}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      <div className={styles.document}>
        <ol aria-hidden="true">
          {lines.map((number) => (
            <li key={number} data-wrong={problems.some(({ line }) => line === number) || undefined} />
          ))}
        </ol>
        <textarea
          ref={area}
          id={id}
          value={text}
          rows={Math.max(16, lines.length)}
          maxLength={LONGEST}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          readOnly={!awake}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}problems`}
          onChange={(event) => onType(event.target.value)}
          onDrop={drop}
        />
      </div>
      <Wrong text={tooLarge ? own.tooLarge : null} />
      <Problems id={`${id}problems`} problems={problems} onGo={(line) => showLine(area.current, line)} />
    </>
  );
}

interface ProblemsProps {
  id: string;
  problems: readonly BotProblem[];
  onGo: (line: number) => void;
}

function Problems({ id, problems, onGo }: ProblemsProps) {
  const messages = useMessages();
  const { own } = messages.bots;
  return (
    <div id={id} role="status" className={styles.problems}>
      {problems.length > 0 && (
        <>
          <h3>{fill(own.wrong({ count: problems.length }), { count: problems.length })}</h3>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.kind}`}>
                <button type="button" className={styles.line} onClick={() => onGo(problem.line)}>
                  {fill(own.line, { count: problem.line })}
                </button>
                <span>{problemWords(problem, messages)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Selects a line and brings it into view. */
function showLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = area.scrollHeight / Math.max(1, area.rows);
  area.parentElement?.scrollTo({ top: (line - 4) * height });
  area.parentElement?.scrollIntoView({ block: "nearest" });
}
