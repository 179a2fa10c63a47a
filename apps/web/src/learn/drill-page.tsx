"use client";

import type { TableClient } from "@spellroom/client";
import { USUAL_AUTOMATION } from "@spellroom/protocol";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { createStore } from "zustand/vanilla";
import type { Lesson } from "../drills/drill.ts";
import { drillOf } from "../drills/index.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { practiceClient } from "../practice/practice-client.ts";
import { openPracticeLink, type PracticeLink } from "../practice/practice-link.ts";
import { lendSettings, loadSettings } from "../table/store/settings.ts";
import { TableRoot } from "../table/table-root.tsx";
import waiting from "../table/table-wait.module.css";
import { TableWait } from "../table/table-wait.tsx";
import { DrillCoach, type LessonStore } from "./drill-coach.tsx";

interface Opened {
  readonly link: PracticeLink;
  readonly client: TableClient;
  readonly lessons: LessonStore;
}

/** The table of a drill, which is played in a worker of the page. */
export function DrillPage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <DrillTable key={attempt} id={id} onAgain={() => setAttempt((count) => count + 1)} />;
}

interface DrillTableProps {
  id: string;
  /** Restarts it. */
  onAgain: () => void;
}

function DrillTable({ id, onAgain }: DrillTableProps) {
  const { opened, wrong } = useDrill(id);
  const { learn } = useMessages();
  if (wrong !== null)
    return (
      <main className={`sr-felt ${waiting.wait}`}>
        <p role="alert">{fill(learn.failed, { why: wrong })}</p>
      </main>
    );
  if (opened === null) return <TableWait watch={false} />;
  return <AtDrill id={id} opened={opened} onAgain={onAgain} />;
}

interface DrillState {
  readonly opened: Opened | null;
  readonly wrong: string | null;
}

function useDrill(id: string): DrillState {
  const language = useLanguage();
  const { you, opponent } = useMessages().learn;
  const [state, setState] = useState<DrillState>(NOTHING);
  useEffect(() => {
    const link = openPracticeLink();
    const client = practiceClient(link);
    const lessons = createStore<Lesson>(() => ({ done: 0, why: null, mistakes: 0 }));
    link.followLesson((lesson) => lessons.setState(lesson));
    loadSettings();
    const giveBack = lendSettings({ ...USUAL_AUTOMATION, ...drillOf(id)?.settings });
    let gone = false;
    void link.order<"drill">({ kind: "drill", id, names: [you, opponent], language }).then((done) => {
      if (gone) return;
      const why = done.ok ? null : "why" in done.refusal ? done.refusal.why : done.refusal.kind;
      setState(done.ok ? { opened: { link, client, lessons }, wrong: null } : { opened: null, wrong: why });
    });
    return () => {
      gone = true;
      setState(NOTHING);
      giveBack();
      client.close();
      link.close();
    };
  }, [id, language, you, opponent]);
  return state;
}

const NOTHING: DrillState = { opened: null, wrong: null };

function AtDrill({ id, opened, onAgain }: DrillTableProps & { opened: Opened }) {
  const { link, client, lessons } = opened;
  const router = useRouter();
  const practice = useMemo(
    () => ({
      again: async () => onAgain(),
      leave: () => router.push("/learn"),
      hint: null,
      lesson: (
        <DrillCoach
          id={id}
          lessons={lessons}
          onAnswer={(answer) => void link.order<"drillAnswer">({ kind: "drillAnswer", answer })}
          onAgain={onAgain}
        />
      ),
    }),
    [id, link, lessons, onAgain, router],
  );
  return <TableRoot client={client} matchId={`drill-${id}`} practice={practice} />;
}
