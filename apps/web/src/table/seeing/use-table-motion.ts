"use client";

import type { EventView, Party } from "@spellroom/protocol";
import { type RefObject, useEffect } from "react";
import { seatMark } from "../model/marks.ts";
import { settingsStore } from "../store/settings.ts";
import { useSession } from "../store/table-context.tsx";
import { onFreshEvents } from "./fresh-events.ts";

/** How long a blow takes, in milliseconds, and the time between those of one moment. */
const BLOW_MS = 420;
const APART_MS = 140;
/** Blows after that many are dealt together. */
const MOST_APART = 6;

/**
 * Motion from what happens: who deals damage strikes out at what is hit, which flinches. It lies over a table that is already as
 * it will be, so nobody waits for it; there is none where less motion is wished for.
 */
export function useTableMotion(area: RefObject<HTMLElement | null>): void {
  const { store } = useSession();
  useEffect(
    () =>
      onFreshEvents(store, (events) => {
        const root = area.current;
        if (root === null || !wantsMotion()) return;
        const blows = events.filter(isBlow);
        for (const [at, blow] of blows.entries()) strike(root, blow, Math.min(at, MOST_APART) * APART_MS);
      }),
    [area, store],
  );
}

export function wantsMotion(): boolean {
  if (settingsStore.getState().pace === "off" || document.documentElement.dataset.motion === "off")
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Blow = Extract<EventView, { kind: "damage" }>;

function isBlow(event: EventView): event is Blow {
  return event.kind === "damage" && !event.prevented && event.amount > 0;
}

function strike(root: HTMLElement, { source, to, combat }: Blow, delay: number): void {
  const hit = anchorOf(root, to);
  if (hit === null) return;
  const by = combat && source.key !== null ? anchorOf(root, source) : null;
  if (by !== null) {
    const { x, y } = towards(by, hit);
    by.animate([{ translate: "0 0" }, { translate: `${x}px ${y}px`, offset: 0.35 }, { translate: "0 0" }], {
      duration: BLOW_MS,
      delay,
      easing: "ease-in-out",
    });
  }
  hit.animate(
    [
      { translate: "0 0", filter: "none" },
      { translate: "-5px 0", filter: "brightness(1.7) saturate(1.6)", offset: 0.3 },
      { translate: "5px 0", offset: 0.6 },
      { translate: "0 0", filter: "none" },
    ],
    { duration: BLOW_MS, delay: delay + BLOW_MS * 0.3 },
  );
}

function anchorOf(root: HTMLElement, party: Party): HTMLElement | null {
  const name = "seat" in party ? seatMark(party.seat) : party.key;
  return name === null ? null : root.querySelector<HTMLElement>(`[data-anchors~="${CSS.escape(name)}"]`);
}

/** A third of the way, so that the blow is seen to reach out and not to fly across the table. */
function towards(by: Element, hit: Element): { readonly x: number; readonly y: number } {
  const [from, to] = [by.getBoundingClientRect(), hit.getBoundingClientRect()];
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const length = Math.hypot(x, y) || 1;
  const reach = Math.min(length / 3, 90);
  return { x: Math.round((x / length) * reach), y: Math.round((y / length) * reach) };
}
