"use client";

import type { CardImportStatus, CardImportWish } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../api/account.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./builder.module.css";

const LOOK_AGAIN_MS = 1_000;

/** The card database: importing all cards, an edition or files, and what an import is doing. For moderators. */
export function CardImportsPanel() {
  const { cardImports } = useMessages().builder;
  const [status, setStatus] = useState<CardImportStatus | null>(null);
  const [code, setCode] = useState("");
  const { busy, wrong, run } = useRequest();
  const file = useRef<HTMLInputElement>(null);
  const running = status?.state === "running";
  const newest = useNewest(setStatus);
  useEffect(() => {
    const look = () => newest(() => api.moderation.cardImport()).catch(() => undefined);
    void look();
    const timer = running ? setInterval(() => void look(), LOOK_AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [running, newest]);
  const start = (wish: CardImportWish) => run(() => newest(() => api.moderation.importCards({ wish })));
  const upload = async (files: FileList | null): Promise<void> => {
    const chosen = await Promise.all(
      [...(files ?? [])].map(async (one) => ({ name: one.name, text: await one.text() })),
    );
    if (chosen.length > 0) await start({ kind: "files", files: chosen });
  };
  return (
    <Panel title={cardImports.title}>
      <p className={styles.hint}>{cardImports.text}</p>
      <div className={styles.link}>
        <Field
          label={cardImports.edition}
          value={code}
          maxLength={8}
          placeholder="M10"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button
          size="small"
          busy={busy}
          disabled={running || !/^[A-Za-z0-9]{2,8}$/.test(code)}
          onClick={() => void start({ kind: "edition", code })}
        >
          {cardImports.importEdition}
        </Button>
      </div>
      <p className={styles.acts}>
        <Button size="small" busy={busy} disabled={running} onClick={() => void start({ kind: "all" })}>
          {cardImports.importAll}
        </Button>
        <Button size="small" busy={busy} disabled={running} onClick={() => void start({ kind: "recheck" })}>
          {cardImports.recheck}
        </Button>
        <Button size="small" busy={busy} disabled={running} onClick={() => file.current?.click()}>
          {cardImports.files}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept=".xml,.json"
          aria-label={cardImports.files}
          onChange={(event) => void upload(event.target.files)}
        />
        {running && (
          <Button size="small" onClick={() => void run(() => api.moderation.stopCardImport())}>
            {cardImports.stop}
          </Button>
        )}
      </p>
      {status !== null && <Status status={status} />}
      <Wrong text={wrong} />
    </Panel>
  );
}

/**
 * Shows the response to the latest answered request: a response that is slower than that to a later request
 * is outdated.
 */
function useNewest<Answer>(show: (answer: Answer) => void): (send: () => Promise<Answer>) => Promise<void> {
  const sent = useRef(0);
  const shown = useRef(0);
  return useCallback(
    async (send) => {
      sent.current += 1;
      const mine = sent.current;
      const answer = await send();
      if (mine < shown.current) return;
      shown.current = mine;
      show(answer);
    },
    [show],
  );
}

function Status({ status: { state, progress, said, endedAt } }: { status: CardImportStatus }) {
  const { cardImports } = useMessages().builder;
  const language = useLanguage();
  if (state === "idle") return null;
  const when = endedAt === null ? "" : ` (${new Date(endedAt).toLocaleString(language)})`;
  return (
    <div>
      <p role="status">
        {cardImports.states[state]}
        {when} {progress}
      </p>
      <ul className={styles.diff}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
