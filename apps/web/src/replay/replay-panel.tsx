"use client";

import type { ReplayInfo } from "@spellroom/client";
import type { ReplayView } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/account.ts";
import { botId, useBotChoice } from "../bots/chosen-bot.ts";
import { NOBODY, rulesOf, useChosenBot } from "../bots/own-bots.ts";
import { later } from "../browser/later.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { Consent } from "./consent.tsx";
import { Controls } from "./controls.tsx";
import { Fairness } from "./fairness.tsx";
import styles from "./replay.module.css";
import { useReplay, useReplayState } from "./replay-context.tsx";
import { addressOf, type ReplaySession } from "./replay-store.ts";
import { inputsAt } from "./reviewed.ts";
import { ViewPicker } from "./view-picker.tsx";

/** Everything that one can do with a replay, where questions are asked at a table. */
export function ReplayPanel({ info, onView }: { info: ReplayInfo; onView: (view: ReplayView) => void }) {
  const { replay } = useMessages();
  const [more, setMore] = useState(false);
  return (
    <section className={styles.panel} aria-label={replay.controls}>
      <Controls />
      <button
        type="button"
        className={styles.more}
        aria-expanded={more}
        onClick={() => setMore((now) => !now)}
      >
        {replay.options}
      </button>
      <div className={styles.rest} data-open={more || undefined}>
        {info.views.includes("all") && <Review info={info} />}
        <ViewPicker info={info} onView={onView} />
        <Consent info={info} onView={onView} />
        <Deeds info={info} />
        <Fairness matchId={info.match.matchId} />
        <p className={styles.hint}>{replay.keys}</p>
      </div>
    </section>
  );
}

const Review = later(async () => (await import("./review.tsx")).Review);

function Deeds({ info }: { info: ReplayInfo }) {
  const session = useReplay();
  const seat = useReplayState((state) => state.seat);
  const isOver = useReplayState(({ moment }) => session.timeline.boards[moment]?.table.result !== null);
  const messages = useMessages();
  const { replay } = messages;
  const router = useRouter();
  const choice = useBotChoice();
  const bot = useChosenBot(useCatalogue()?.bots ?? NOBODY);
  const [said, setSaid] = useState<string | null>(null);
  const attempt = async (deed: () => Promise<void>): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      setSaid(errorWords(error, messages));
    }
  };
  const playOn = async (): Promise<void> => {
    const at = session.timeline.boards[session.store.getState().moment]?.at ?? 0;
    const opponent = bot ? { bot: botId(bot, choice) } : {};
    const wish = { match: session.matchId, at, seat: seat ?? 0, ...opponent };
    const { matchId } = await api.replays.continue(wish);
    router.push(`/table/${matchId}`);
  };
  const practice = async (): Promise<void> => {
    const { game = 1, at = 0 } = session.timeline.boards[session.store.getState().moment] ?? {};
    const record = await api.replays.record({ match: session.matchId, game });
    const inputs = inputsAt(session.timeline, game, at, record.inputs.length);
    const opponent = bot
      ? { id: botId(bot, choice), name: bot.name, ...(await rulesOf(bot)) }
      : USUAL_OPPONENT;
    const { openPracticeLink } = await import("../practice/practice-link.ts");
    const link = openPracticeLink();
    const wish = { record, inputs, seat: seat ?? 0, bot: opponent };
    const done = await link.order<"playOn">({ kind: "playOn", ...wish });
    link.close();
    if (done.ok) window.location.assign("/practice#table");
    else setSaid(replay.review.failed);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(addressOf(session), window.location.origin).href);
    setSaid(replay.linked);
  };
  const open = info.views.includes("all");
  return (
    <div className={styles.deeds}>
      {open && !isOver && (
        <Button size="small" title={replay.playOnHint} onClick={() => void attempt(playOn)}>
          {replay.playOn}
        </Button>
      )}
      {open && !isOver && (
        <Button size="small" title={replay.practiceHint} onClick={() => void attempt(practice)}>
          {replay.practice}
        </Button>
      )}
      <Button size="small" onClick={() => void attempt(copy)}>
        {replay.link}
      </Button>
      <Button size="small" onClick={() => void attempt(() => download(session, open))}>
        {replay.download}
      </Button>
      <Link className="sr-button sr-focusable" data-size="small" href="/replays">
        <span className="sr-button-label">{replay.back}</span>
      </Link>
      {said !== null && <p role="status">{said}</p>}
    </div>
  );
}

const USUAL_OPPONENT = { id: "greedy", name: "Brass Automaton" };

/** The game that is shown, to be folded again; for those who may not see all of it what they may verify. */
async function download({ matchId, store, timeline }: ReplaySession, all: boolean): Promise<void> {
  const { game = 1 } = timeline.boards[store.getState().moment] ?? {};
  const record = await (all
    ? api.replays.record({ match: matchId, game })
    : api.replays.chance({ match: matchId }));
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `spellroom-${matchId}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
