"use client";

import type { Person, SanctionView } from "@spellroom/client";
import { Badge, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type FormEvent, useCallback, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import people from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useLoaded } from "./use-loaded.ts";

const DURATIONS = { h1: 1, h24: 24, h168: 168, h720: 720, for_ever: null } as const;
const DURATION_NAMES = ["h1", "h24", "h168", "h720", "for_ever"] as const;

/** A player as moderators see them: what was done before, and what to do now. */
export function SanctionPanel({ person, onDone }: { person: Person; onDone: () => void }) {
  const { moderation } = useMessages().talk;
  const load = useCallback(() => api.moderation.player({ player: person.id }), [person.id]);
  const [seen, again] = useLoaded(load);
  const { wrong, run } = useRequest();
  const acted = (): void => {
    again();
    onDone();
  };
  const lift = (id: string) =>
    run(async () => {
      await api.moderation.lift({ sanction: id });
      acted();
    });
  return (
    <Panel title={`${moderation.player}: ${person.name}`} className={people.form}>
      <Link href={`/players/${person.id}`}>{person.name}</Link>
      {seen?.sanctions.length === 0 && <p className={people.note}>{moderation.noSanctions}</p>}
      <ul className={people.rows} aria-label={moderation.sanctions}>
        {seen?.sanctions.map((sanction) => (
          <Sanction key={sanction.id} sanction={sanction} onLift={() => void lift(sanction.id)} />
        ))}
      </ul>
      <Wrong text={wrong} />
      <SanctionForm person={person} onDone={acted} />
    </Panel>
  );
}

function Sanction({ sanction, onLift }: { sanction: SanctionView; onLift: () => void }) {
  const { moderation } = useMessages().talk;
  const language = useLanguage();
  const { kind, reason, expiresAt, liftedAt } = sanction;
  const over = liftedAt !== null || (expiresAt !== null && expiresAt < Date.now());
  const until =
    expiresAt === null
      ? moderation.open
      : fill(moderation.until, { when: new Date(expiresAt).toLocaleString(language) });
  return (
    <li className={people.row}>
      <span>
        <Badge tone={over ? "plain" : "danger"}>{moderation.kinds[kind]}</Badge> {reason}
        <small>{liftedAt === null ? until : moderation.lifted}</small>
      </span>
      {!over && (
        <Button size="small" onClick={onLift}>
          {moderation.lift}
        </Button>
      )}
    </li>
  );
}

function SanctionForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { moderation } = useMessages().talk;
  const [kind, setKind] = useState<"mute" | "ban">("mute");
  const [duration, setDuration] = useState<(typeof DURATION_NAMES)[number]>("h24");
  const [reason, setReason] = useState("");
  const { busy, wrong, run } = useRequest();
  const punish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      await api.moderation.sanction({ player: person.id, kind, reason, hours: DURATIONS[duration] });
      setReason("");
      onDone();
    });
  };
  return (
    <form onSubmit={(event) => void punish(event)}>
      <Choice
        label={moderation.kind}
        value={kind}
        choices={[
          { value: "mute", label: moderation.kinds.mute },
          { value: "ban", label: moderation.kinds.ban },
        ]}
        onChoose={setKind}
      />
      <Choice
        label={moderation.hours}
        value={duration}
        choices={DURATION_NAMES.map((value) => ({ value, label: moderation.durations[value] }))}
        onChoose={setDuration}
      />
      <Field
        label={moderation.because}
        type="text"
        required
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Wrong text={wrong} />
      <Button type="submit" tone="danger" busy={busy}>
        {moderation.do}
      </Button>
    </form>
  );
}
