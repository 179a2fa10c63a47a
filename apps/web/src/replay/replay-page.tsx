"use client";

import { ApiFailure, type ReplayInfo } from "@spellroom/client";
import { type ReplayView, readReplay } from "@spellroom/protocol";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { isPassing, patiently } from "../api/patiently.ts";
import { useMessages } from "../i18n/language.tsx";
import waiting from "../table/table-wait.module.css";
import { replayClient } from "./replay-client.ts";
import { ReplayRoot } from "./replay-root.tsx";
import { openReplay, type ReplaySession } from "./replay-store.ts";
import { momentAt, timelineOf } from "./timeline.ts";

type Loaded =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly reason: "none" | "gone" | "busy" }
  | { readonly state: "there"; readonly info: ReplayInfo; readonly session: ReplaySession };

/** A finished match by its id. The address contains the point of view and the moment. */
export function ReplayPage({ matchId }: { matchId: string }) {
  const settled = useStore(accountStore, ({ status }) => status !== "starting");
  const [wanted, setWanted] = useState<ReplayView | null>(null);
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  useEffect(() => {
    if (!settled) return;
    let gone = false;
    let opened: ReplaySession | null = null;
    void load(matchId, wanted).then((next) => {
      if (next.state === "there") opened = next.session;
      if (gone) opened?.stop();
      else setLoaded(next);
    });
    return () => {
      gone = true;
      opened?.stop();
    };
  }, [matchId, wanted, settled]);
  if (loaded.state !== "there") return <Waiting loaded={loaded} />;
  return <ReplayRoot info={loaded.info} session={loaded.session} onView={setWanted} />;
}

function Waiting({ loaded }: { loaded: Exclude<Loaded, { state: "there" }> }) {
  const { replay } = useMessages();
  const failed = loaded.state === "failed";
  return (
    <main className={`sr-felt ${waiting.wait}`}>
      <p role={failed ? "alert" : "status"}>{failed ? replay[loaded.reason] : replay.loading}</p>
      {failed && (
        <Link className="sr-button sr-focusable" href="/replays">
          <span className="sr-button-label">{replay.back}</span>
        </Link>
      )}
    </main>
  );
}

async function load(matchId: string, wanted: ReplayView | null): Promise<Loaded> {
  try {
    const info = await patiently(() => api.replays.info({ match: matchId }));
    const address = new URLSearchParams(window.location.search);
    const { view, seat } = sideOf(info, wanted, address);
    const { moments } = await patiently(() => api.replays.moments({ match: matchId, view }));
    const timeline = timelineOf(readReplay(matchId, moments));
    const moment = momentAt(timeline, Number(address.get("t") ?? 0) || 0);
    const session = openReplay(timeline, replayClient(timeline, seat), { matchId, view, seat, moment });
    return { state: "there", info, session };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (isPassing(error)) return { state: "failed", reason: "busy" };
    return { state: "failed", reason: error.code === "gone" ? "gone" : "none" };
  }
}

/** The requested view, if the user may have it; else the user's own seat's; else the watchers'. */
function sideOf(
  { views, match, consent }: ReplayInfo,
  wanted: ReplayView | null,
  address: URLSearchParams,
): { readonly view: ReplayView; readonly seat: number | null } {
  const named = Number(address.get("seat") ?? Number.NaN);
  const asked = Number.isInteger(named) && named >= 0 && named < match.seats.length ? named : null;
  const own = consent.seat ?? match.seats.find((seat) => seat.accountId === ownId())?.seat ?? null;
  const seat = asked ?? own;
  const liked = [wanted, address.get("hands") === "all" ? "all" : null, `seat-${seat}`];
  const view = liked.flatMap((one) => views.find((allowed) => allowed === one) ?? []).at(0) ?? "watchers";
  const shown = /^seat-(\d)$/.exec(view)?.[1];
  return { view, seat: shown === undefined ? (seat ?? 0) : Number(shown) };
}

function ownId(): string | undefined {
  return accountStore.getState().account?.id;
}
