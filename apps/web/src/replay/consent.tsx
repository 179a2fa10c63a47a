"use client";

import type { ReplayInfo } from "@spellroom/client";
import type { ReplayView } from "@spellroom/protocol";
import { useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import styles from "./replay.module.css";

/** Whether everyone may see the player's cards; asked of the players. */
export function Consent({ info, onView }: { info: ReplayInfo; onView: (view: ReplayView) => void }) {
  const [consent, setConsent] = useState(info.consent);
  const [wrong, setWrong] = useState<string | null>(null);
  const messages = useMessages();
  const { replay } = messages;
  const { seat, given } = consent;
  if (seat === null || (info.consent.open && given.length === 0)) return null;
  const change = async (agree: boolean): Promise<void> => {
    try {
      const about = { match: info.match.matchId };
      const { consent: next } = await (agree
        ? api.replays.consent(about)
        : api.replays.withdrawConsent(about));
      setConsent(next);
      setWrong(null);
      if (next.open) onView("all");
    } catch (error) {
      setWrong(errorWords(error, messages));
    }
  };
  return (
    <label className={styles.consent} title={replay.consentHint}>
      <input
        type="checkbox"
        checked={given.includes(seat)}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        {replay.consent}
        <small>
          {given.length > 0
            ? fill(replay.consented({ count: given.length }), { count: given.length })
            : replay.consentHint}
        </small>
      </span>
      {wrong !== null && <span role="alert">{wrong}</span>}
    </label>
  );
}
