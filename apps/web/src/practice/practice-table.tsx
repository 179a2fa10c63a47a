"use client";

import { Button } from "@spellroom/ui";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { TableRoot } from "../table/table-root.tsx";
import waiting from "../table/table-wait.module.css";
import { TableWait } from "../table/table-wait.tsx";
import type { WorkerRefusal } from "../worker/messages.ts";
import { HandOver } from "./hand-over.tsx";
import { openKeptVersion } from "./kept-version.ts";
import { type PracticeClient, practiceClient } from "./practice-client.ts";
import type { PracticeLink } from "./practice-link.ts";
import { goToTable } from "./practice-place.ts";

type Seated =
  | { readonly state: "opening" }
  | { readonly state: "refused"; readonly refusal: WorkerRefusal }
  | {
      readonly state: "there";
      readonly client: PracticeClient;
      readonly game: number;
      readonly alone: boolean;
    };

/** The match that is kept on this device. */
export function PracticeTable({ link }: { link: PracticeLink }) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [seated, setSeated] = useState<Seated>({ state: "opening" });
  useEffect(() => {
    let gone = false;
    const client = practiceClient(link);
    void link.order<"open">({ kind: "open", language }).then(async (done) => {
      if (gone) return;
      if (done.ok)
        setSeated({ state: "there", client, game: attempt, alone: done.answer.people.length === 1 });
      else if (done.refusal.kind !== "otherVersion" || !(await openKeptVersion()))
        setSeated({ state: "refused", refusal: done.refusal });
    });
    return () => {
      gone = true;
      client.close();
    };
  }, [link, language, attempt]);
  const next = (): void => setAttempt((count) => count + 1);
  if (seated.state === "opening") return <TableWait watch={false} />;
  if (seated.state === "refused") return <Closed refusal={seated.refusal} onHere={next} />;
  return (
    <AtTable key={seated.game} link={link} client={seated.client} withHints={seated.alone} onNext={next} />
  );
}

interface AtTableProps {
  link: PracticeLink;
  client: PracticeClient;
  /** Against bots only. */
  withHints: boolean;
  /** The worker has another match now, or this window wants it back. */
  onNext: () => void;
}

function AtTable({ link, client, withHints, onNext }: AtTableProps) {
  const isTakenOver = useStore(client.store, ({ error }) => error?.code === "notASeat");
  const practice = useMemo(
    () => ({
      again: async () => {
        const done = await link.order<"again">({ kind: "again" });
        if (done.ok) onNext();
      },
      leave: () => goToTable(false),
      hint: withHints
        ? async () => {
            const done = await link.order<"hint">({ kind: "hint" });
            return done.ok ? done.answer : null;
          }
        : null,
    }),
    [link, onNext, withHints],
  );
  if (isTakenOver) return <Closed refusal={null} onHere={onNext} />;
  return (
    <>
      <TableRoot client={client} matchId="practice" practice={practice} />
      <HandOver client={client} />
    </>
  );
}

/** @param refusal `null`: another window plays the match */
function Closed({ refusal, onHere }: { refusal: WorkerRefusal | null; onHere: () => void }) {
  const { practice } = useMessages();
  return (
    <main className={`sr-felt ${waiting.wait}`}>
      <p role="alert">{useWords(refusal)}</p>
      <div className={waiting.choices}>
        {refusal === null && (
          <Button tone="primary" onClick={onHere}>
            {practice.table.here}
          </Button>
        )}
        <Button onClick={() => goToTable(false)}>{practice.table.setUp}</Button>
      </div>
    </main>
  );
}

function useWords(refusal: WorkerRefusal | null): string {
  const { failed, table } = useMessages().practice;
  switch (refusal?.kind) {
    case undefined:
      return table.takenOver;
    case "none":
      return table.none;
    case "otherVersion":
      return table.otherVersion;
    case "deck":
    case "failed":
      return fill(failed, { why: refusal.why });
  }
}
