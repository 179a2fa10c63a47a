"use client";

import type { CatalogueView } from "@spellroom/client";
import { Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { namedIn } from "../site/use-catalogue.ts";
import type { PracticeSummary } from "../worker/messages.ts";
import { AgainstBot } from "./against-bot.tsx";
import { HotSeat } from "./hot-seat.tsx";
import { KeptMatch } from "./kept-match.tsx";
import styles from "./practice.module.css";
import type { PracticeLink } from "./practice-link.ts";

const MODES = ["bot", "hotSeat"] as const;
type Mode = (typeof MODES)[number];

/** Who plays, and with what; all of it comes from the worker, which needs no server. */
export function PracticeSetup({ link }: { link: PracticeLink }) {
  const { learn, practice } = useMessages();
  const { offer, kept, wrong } = useOffer(link);
  const [mode, setMode] = useState<Mode>("bot");
  return (
    <div className={styles.setUp}>
      <header className={styles.lead}>
        <h1>{practice.title}</h1>
        <p>{practice.lead}</p>
        <p>
          <Link href="/learn">{learn.link}</Link>
        </p>
      </header>
      {wrong !== null && <p role="alert">{fill(practice.failed, { why: wrong })}</p>}
      {kept !== null && <KeptMatch kept={kept} />}
      {offer === null ? (
        wrong === null && <p role="status">{practice.loading}</p>
      ) : (
        <Panel className={styles.panel}>
          <Modes mode={mode} onChoose={setMode} />
          {mode === "bot" ? <AgainstBot link={link} offer={offer} /> : <HotSeat link={link} offer={offer} />}
        </Panel>
      )}
    </div>
  );
}

function Modes({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  const { mode: words } = useMessages().practice;
  return (
    <fieldset className={styles.modes}>
      <legend>{words.title}</legend>
      {MODES.map((one) => (
        <label key={one} className={styles.mode}>
          <input type="radio" name="mode" checked={one === mode} onChange={() => onChoose(one)} />
          <span>
            <b>{words[one]}</b>
            <small>{words[`${one}Hint`]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Offered {
  readonly offer: CatalogueView | null;
  readonly kept: PracticeSummary | null;
  readonly wrong: string | null;
}

function useOffer(link: PracticeLink): Offered {
  const language = useLanguage();
  const [offered, setOffered] = useState<Offered>({ offer: null, kept: null, wrong: null });
  useEffect(() => {
    let gone = false;
    void Promise.all([link.order<"offer">({ kind: "offer" }), link.order<"look">({ kind: "look" })]).then(
      async ([offer, kept]) => {
        const named = offer.ok ? await namedIn(language, offer.answer) : null;
        if (gone) return;
        const refusal = offer.ok ? null : offer.refusal;
        setOffered({
          offer: named,
          kept: kept.ok ? kept.answer : null,
          wrong: refusal === null ? null : "why" in refusal ? refusal.why : refusal.kind,
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [link, language]);
  return offered;
}
