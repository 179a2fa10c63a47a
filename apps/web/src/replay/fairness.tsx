"use client";

import { Button } from "@spellroom/ui";
import { useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import { keptChance } from "./kept-chance.ts";
import styles from "./replay.module.css";
import { type ChanceFindings, verifyChance } from "./verify-chance.ts";

/** Verifies the match's randomness as far as the viewer may, and says what could not be verified. */
export function Fairness({ matchId }: { matchId: string }) {
  const messages = useMessages();
  const { replay } = messages;
  const [found, setFound] = useState<ChanceFindings | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    try {
      const record = await api.replays.chance({ match: matchId });
      setFound(await verifyChance(record, (game) => keptChance(matchId, game)));
    } catch (error) {
      setWrong(errorWords(error, messages));
    }
  };
  return (
    <div className={styles.fairness}>
      <Button size="small" onClick={() => void check()}>
        {replay.fair.check}
      </Button>
      <div role="status">
        {wrong}
        {found !== null && <Findings found={found} />}
      </div>
    </div>
  );
}

function Findings({ found }: { found: ChanceFindings }) {
  const { fair } = useMessages().replay;
  if (found.opened + found.closed === 0) return <p>{fair.none}</p>;
  return (
    <>
      {found.wrong.length > 0 ? (
        <p>{fill(fair.wrong, { what: found.wrong.join(", ") })}</p>
      ) : (
        <p>{fill(fair.opened({ count: found.opened }), { count: found.opened })}</p>
      )}
      <p>{found.kept ? fair.kept : fair.notKept}</p>
      {found.closed > 0 && <p>{fill(fair.closed({ count: found.closed }), { count: found.closed })}</p>}
    </>
  );
}
