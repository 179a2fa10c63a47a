"use client";

import { type Person, REPORT_REASONS, type ReportReason } from "@spellroom/client";
import { Button, Dialog } from "@spellroom/ui";
import { useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import people from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** Reports a player to the moderators. */
export function ReportButton({ person, matchId }: { person: Person; matchId?: string }) {
  const { talk, table } = useMessages();
  const { report } = talk;
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>("insults");
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, wrong, run } = useRequest();
  const send = async (): Promise<void> => {
    const about = { player: person.id, reason, text, ...(matchId === undefined ? {} : { matchId }) };
    setSent(await run(() => api.moderation.report(about)));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{report.open}</Button>
      <Dialog
        open={open}
        title={fill(report.title, { who: person.name })}
        closeLabel={table.menu.close}
        onClose={() => {
          setOpen(false);
          setSent(false);
        }}
        actions={
          sent ? undefined : (
            <Button tone="primary" busy={busy} onClick={() => void send()}>
              {report.send}
            </Button>
          )
        }
      >
        {sent ? (
          <p role="status">{report.sent}</p>
        ) : (
          <div className={people.filters}>
            <p>{report.text}</p>
            <Choice
              label={report.reason}
              value={reason}
              choices={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] }))}
              onChoose={setReason}
            />
            <Field
              label={report.more}
              type="text"
              maxLength={2000}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        <Wrong text={wrong} />
      </Dialog>
    </>
  );
}
