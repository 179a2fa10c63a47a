"use client";

import type { DeckSummary } from "@spellroom/client";
import { CardArt, classes } from "@spellroom/ui";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { readStored, writeStored } from "../browser/stored.ts";
import { deckLook } from "../decks/deck-picture.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import styles from "./slide-show.module.css";

const EVERY_MS = 9_000;
const MOST = 10;
const KEY = "spellroom-slides";

/** The header of the home page over a slide show of decks with controls. */
export function SlideShow({ children }: { children: ReactNode }) {
  const { slides: words } = useMessages().site;
  const decks = (useCatalogue()?.decks ?? []).slice(0, MOST);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(readStored(KEY) !== "paused" && !wantsNoMotion()), []);
  const turn = (by: number): void => setAt((now) => (now + by + decks.length) % Math.max(1, decks.length));
  const count = decks.length;
  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setAt((now) => (now + 1) % count);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [playing, count]);
  const toggle = (): void => {
    writeStored(KEY, playing ? "paused" : null);
    setPlaying(!playing);
  };
  const deck = decks[at];
  return (
    <div className={styles.show}>
      <div className={styles.pictures} aria-hidden="true">
        {decks.map((one, index) => (
          <Slide key={one.id} deck={one} state={stateOf(index, at, count, playing)} />
        ))}
      </div>
      <div className={styles.front}>{children}</div>
      {deck !== undefined && (
        <section className={styles.bar} aria-label={words.title}>
          <p aria-live={playing ? "off" : "polite"}>
            <Link href={`/decks/${deck.id}`}>{deck.name}</Link>{" "}
            <span className="sr-hidden">{fill(words.position, { count: at + 1, total: count })}</span>
          </p>
          <Control label={words.previous} path="M15 5l-8 7 8 7" onPress={() => turn(-1)} />
          <Control
            label={playing ? words.pause : words.resume}
            path={playing ? "M8 5v14M16 5v14" : "M8 5l10 7-10 7z"}
            onPress={toggle}
          />
          <Control label={words.next} path="M9 5l8 7-8 7" onPress={() => turn(1)} />
        </section>
      )}
    </div>
  );
}

type SlideState = "shown" | "near" | "far";

/** While it goes on by itself, one fades into its neighbor, which is rendered already; stepped by hand while paused, it switches without a fade. */
function stateOf(index: number, at: number, count: number, playing: boolean): SlideState {
  if (index === at) return "shown";
  return playing && [1, count - 1].includes(Math.abs(index - at)) ? "near" : "far";
}

function Slide({ deck, state }: { deck: DeckSummary; state: SlideState }) {
  if (state === "far") return null;
  return (
    <span className={classes(styles.slide, state === "shown" && styles.shown)}>
      <CardArt look={deckLook(deck)} />
    </span>
  );
}

function Control({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles.control, "sr-focusable")}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset.motion === "off" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
