"use client";

import type { Person, ReportView } from "@spellroom/client";
import { Badge, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useState } from "react";
import { api } from "../api/account.ts";
import { CardImportsPanel } from "../decks/card-imports-panel.tsx";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { DeadEnd } from "../site/dead-end.tsx";
import people from "../site/pages.module.css";
import site from "../site/site.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { SanctionPanel } from "./sanction-panel.tsx";
import styles from "./talk.module.css";
import { useLoaded } from "./use-loaded.ts";

const loadReports = async () => (await api.moderation.reports()).reports;
const loadLog = async () => (await api.moderation.log()).entries;

/** What waits for moderators, what they may do, and what they did. */
export function ModerationPage() {
  const { moderation } = useMessages().talk;
  const [reports, again] = useLoaded(loadReports);
  const [accused, setAccused] = useState<Person | null>(null);
  const [acts, setActs] = useState(0);
  if (reports === null) return <DeadEnd title={moderation.denied} />;
  const acted = (): void => {
    again();
    setActs(acts + 1);
  };
  return (
    <>
      <h1>{moderation.title}</h1>
      <div className={site.columns}>
        <div className={site.column}>
          <Panel title={moderation.reports}>
            {reports.length === 0 && <p className={people.note}>{moderation.noReports}</p>}
            <ul className={people.rows}>
              {reports.map((report) => (
                <Report
                  key={report.id}
                  report={report}
                  onLook={() => setAccused(report.accused)}
                  onDone={acted}
                />
              ))}
            </ul>
          </Panel>
        </div>
        <div className={site.column}>
          {accused !== null && <SanctionPanel key={accused.id} person={accused} onDone={acted} />}
          <CardImportsPanel />
          <Log key={acts} />
        </div>
      </div>
    </>
  );
}

interface ReportProps {
  report: ReportView;
  onLook: () => void;
  onDone: () => void;
}

function Report({ report, onLook, onDone }: ReportProps) {
  const { talk } = useMessages();
  const { moderation } = talk;
  const { busy, wrong, run } = useRequest();
  const close = (status: "upheld" | "dismissed") =>
    run(async () => {
      await api.moderation.closeReport({ report: report.id, status });
      onDone();
    });
  return (
    <li className={people.row}>
      <div>
        <Badge tone="warn">{talk.report.reasons[report.reason]}</Badge>{" "}
        <button type="button" className={people.look} onClick={onLook}>
          {report.accused.name}
        </button>{" "}
        <span>{fill(moderation.by, { who: report.reporter.name })}</span>
        {report.matchId !== null && (
          <>
            {" "}
            <Link href={`/replay/${report.matchId}`}>{moderation.match}</Link>
          </>
        )}
        <p>{report.text}</p>
        {report.talk.length > 0 && (
          <details>
            <summary>{moderation.said}</summary>
            <blockquote className={styles.said}>{report.talk.join("\n")}</blockquote>
          </details>
        )}
        <Wrong text={wrong} />
      </div>
      <div className={people.acts}>
        <Button size="small" busy={busy} onClick={() => void close("upheld")}>
          {moderation.uphold}
        </Button>
        <Button size="small" busy={busy} onClick={() => void close("dismissed")}>
          {moderation.dismiss}
        </Button>
      </div>
    </li>
  );
}

function Log() {
  const { moderation } = useMessages().talk;
  const language = useLanguage();
  const [entries] = useLoaded(loadLog);
  return (
    <Panel title={moderation.log}>
      <ul className={people.rows}>
        {entries?.map((entry) => (
          <li key={entry.id} className={people.row}>
            <span>
              <b>{entry.action}</b> {entry.details !== "{}" && <code>{entry.details}</code>}
              <small>
                {new Date(entry.createdAt).toLocaleString(language)},{" "}
                <Link href={`/players/${entry.moderatorId}`}>{entry.moderatorId.slice(0, 8)}</Link>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
