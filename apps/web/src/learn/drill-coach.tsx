"use client";

import { Button, classes, SymbolText } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { Drill, Lesson } from "../drills/drill.ts";
import { DRILLS } from "../drills/index.ts";
import { fill } from "../i18n/fill.ts";
import { useCardWords, useLanguage, useMessages } from "../i18n/language.tsx";
import coach from "../table/coach/coach.module.css";
import { changeSettings, ownSettings } from "../table/store/settings.ts";
import styles from "./learn.module.css";

export type LessonStore = StoreApi<Lesson>;

interface DrillCoachProps {
  id: string;
  lessons: LessonStore;
  onAnswer: (answer: string) => void;
  onAgain: () => void;
}

/** Shows next to the table what is to be done, and why a move was not the right one. */
export function DrillCoach({ id, lessons, onAnswer, onAgain }: DrillCoachProps) {
  const drill = DRILLS.find((one) => one.id === id);
  const lesson = useStore(lessons);
  const language = useLanguage();
  if (drill === undefined) return null;
  const isDone = lesson.done >= drill.steps.length;
  return (
    <section
      className={coach.coach}
      aria-label={drill.texts[language].title}
      data-drill={id}
      data-step={drill.steps[lesson.done]?.id ?? "done"}
    >
      {isDone ? (
        <Done drill={drill} onAgain={onAgain} />
      ) : (
        <Running drill={drill} lesson={lesson} onAnswer={onAnswer} onAgain={onAgain} />
      )}
    </section>
  );
}

interface RunningProps extends Omit<DrillCoachProps, "id" | "lessons"> {
  drill: Drill;
  lesson: Lesson;
}

function Running({ drill, lesson, onAnswer, onAgain }: RunningProps) {
  const { learn } = useMessages();
  const words = useCardWords();
  const { title, steps } = drill.texts[useLanguage()];
  const step = drill.steps[lesson.done];
  if (step === undefined) return null;
  return (
    <>
      <div role="status" aria-atomic="true">
        <h3>{title}</h3>
        <p className={styles.count}>{fill(learn.step, { step: lesson.done + 1, all: drill.steps.length })}</p>
        <p>
          <SymbolText line={steps[step.id] ?? ""} words={words} />
        </p>
      </div>
      {"answers" in step && <Answers drill={drill} answers={step.answers} onAnswer={onAnswer} />}
      <Why drill={drill} lesson={lesson} />
      <button type="button" className={coach.hide} onClick={onAgain}>
        {learn.again}
      </button>
    </>
  );
}

function Answers({
  drill,
  answers,
  onAnswer,
}: {
  drill: Drill;
  answers: readonly string[];
  onAnswer: (answer: string) => void;
}) {
  const { answers: words = {} } = drill.texts[useLanguage()];
  return (
    <div className={styles.buttons}>
      {answers.map((answer) => (
        <Button key={answer} data-answer={answer} onClick={() => onAnswer(answer)}>
          {words[answer]}
        </Button>
      ))}
    </div>
  );
}

/** Why not: announced each time, even for the same reason. */
function Why({ drill, lesson: { why, mistakes } }: { drill: Drill; lesson: Lesson }) {
  const { learn } = useMessages();
  const words = useCardWords();
  const { whys } = drill.texts[useLanguage()];
  return (
    <div role="alert">
      {why !== null && (
        <p key={mistakes} className={styles.why}>
          <b>{learn.wrong}.</b> <SymbolText line={whys[why] ?? learn.passesTooFar} words={words} />
        </p>
      )}
    </div>
  );
}

function Done({ drill, onAgain }: { drill: Drill; onAgain: () => void }) {
  const { learn } = useMessages();
  const language = useLanguage();
  const ref = useRef<HTMLAnchorElement>(null);
  const next = DRILLS[DRILLS.indexOf(drill) + 1];
  useEffect(() => {
    const { drills } = ownSettings();
    if (!drills.includes(drill.id)) changeSettings({ drills: [...drills, drill.id] });
    ref.current?.focus({ preventScroll: true });
  }, [drill]);
  const link = classes("sr-button", "sr-focusable");
  return (
    <>
      <div role="status" aria-atomic="true">
        <h3>{learn.right}</h3>
        <p>{drill.texts[language].end}</p>
      </div>
      <div className={styles.buttons}>
        <Link
          ref={ref}
          className={link}
          data-tone="primary"
          href={next === undefined ? "/learn" : `/learn/${next.id}`}
        >
          <span className="sr-button-label">
            {next === undefined ? learn.list : fill(learn.next, { title: next.texts[language].title })}
          </span>
        </Link>
        <Button onClick={onAgain}>{learn.again}</Button>
        {next !== undefined && (
          <Link className={link} href="/learn">
            <span className="sr-button-label">{learn.list}</span>
          </Link>
        )}
      </div>
    </>
  );
}
