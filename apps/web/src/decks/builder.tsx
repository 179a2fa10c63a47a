"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { api } from "../api/account.ts";
import { botId, useBotChoice } from "../bots/chosen-bot.ts";
import { NOBODY, useChosenBot } from "../bots/own-bots.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./builder.module.css";
import { Catalogue } from "./catalogue.tsx";
import { chooseDeck, chooseFormat } from "./chosen-deck.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { countOf, listText } from "./deck-list.ts";
import { printingsOf } from "./deck-printings.ts";
import { DeckSections } from "./deck-sections.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { DrawPanel } from "./draw-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { LegalWords } from "./legal-words.tsx";
import { ManaPanel } from "./mana-panel.tsx";
import { forgetDeck } from "./own-decks.ts";
import { formatForBot, formatsOf } from "./playable-deck.ts";
import { showPrintings } from "./printings.ts";
import { QuickAdd } from "./quick-add.tsx";
import { TouchDock } from "./touch-dock.tsx";
import { useJudged } from "./use-judged.ts";
import { VersionsPanel } from "./versions-panel.tsx";

/** What a phone shows one at a time. */
const SIDES = ["catalogue", "deck"] as const;

/** The opponent that does nothing, for trying out what a deck does by itself. */
const GOLDFISH = "pass";

/** The deck builder, next to all cards. */
export function Builder({ editor }: { editor: DeckEditor }) {
  useJudged(editor);
  useUndoKeys(editor);
  const { decks, site } = useMessages();
  const deck = useStore(editor.store, (state) => state.deck);
  // A deck that has cards opens with them.
  const [side, setSide] = useState<(typeof SIDES)[number]>(() =>
    countOf(deck.main) > 0 ? "deck" : "catalogue",
  );
  useEffect(() => showPrintings(printingsOf(deck)), [deck]);
  return (
    <div className={styles.builder}>
      <h1 className="sr-hidden">{deck.name}</h1>
      <p className={styles.back}>
        <Link href="/decks">{site.decks.back}</Link>
      </p>
      <div className={styles.head}>
        <Field
          label={decks.list.name}
          value={deck.name}
          maxLength={80}
          onChange={(event) => editor.rename(event.target.value)}
        />
        <Tools editor={editor} />
      </div>
      <fieldset className={styles.sides} aria-label={decks.catalogue.show}>
        {SIDES.map((one) => (
          <Button key={one} size="small" aria-pressed={side === one} onClick={() => setSide(one)}>
            {one === "catalogue" ? decks.catalogue.title : `${decks.list.main} (${countOf(deck.main)})`}
          </Button>
        ))}
      </fieldset>
      <TouchDock />
      <div className={styles.columns} data-side={side}>
        <Catalogue editor={editor} />
        <div className={styles.own}>
          <DeckSections editor={editor} />
          <div className={styles.aside}>
            <LegalWords legal={deck.legal} />
            <ManaPanel editor={editor} deck={deck} />
            <DrawPanel main={deck.main} />
          </div>
          <div className={styles.aside}>
            <DetailsPanel editor={editor} deck={deck} />
            <VersionsPanel editor={editor} deck={deck} />
            <ExportPanel deck={deck} />
          </div>
          <details className={styles.typed}>
            <summary>{decks.catalogue.typed}</summary>
            <QuickAdd editor={editor} />
          </details>
        </div>
      </div>
    </div>
  );
}

/** Undo and redo on the keys of every program, except where a field has its own. */
function useUndoKeys(editor: DeckEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) editor.redo();
      else editor.undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [editor]);
}

function Tools({ editor }: { editor: DeckEditor }) {
  const { decks, site } = useMessages();
  const { deck, past, future } = useStore(editor.store);
  const catalogue = useCatalogue();
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const { busy, wrong, run } = useRequest();
  const playable = formatsOf(deck);
  const format = formatForBot(catalogue, playable);
  const choice = useBotChoice();
  const chosen = useChosenBot(catalogue?.bots ?? NOBODY);
  const play = (bot: string) =>
    run(async () => {
      if (format === undefined) return;
      chooseDeck(deck.id);
      const wish = { format: format.id, deck: { list: listText(deck) }, bot };
      router.push(`/table/${(await api.matches.playBot(wish)).matchId}`);
    });
  const choose = (): void => {
    chooseDeck(deck.id);
    if (format !== undefined) chooseFormat(format.id);
    router.push("/");
  };
  const remove = (): void => {
    if (!sure) return setSure(true);
    forgetDeck(deck.id);
    router.push("/decks");
  };
  return (
    <div className={styles.tools}>
      <Button
        tone="primary"
        busy={busy}
        disabled={format === undefined || chosen === undefined}
        onClick={() => chosen && void play(botId(chosen, choice))}
      >
        {decks.list.bot}
      </Button>
      <Button
        busy={busy}
        disabled={format === undefined}
        title={decks.list.goldfishHint}
        onClick={() => void play(GOLDFISH)}
      >
        {decks.list.goldfish}
      </Button>
      <Button onClick={choose}>{site.decks.play}</Button>
      <Button disabled={past.length === 0} onClick={editor.undo} aria-keyshortcuts="Control+Z">
        {decks.undo}
      </Button>
      <Button disabled={future.length === 0} onClick={editor.redo} aria-keyshortcuts="Control+Y">
        {decks.redo}
      </Button>
      <Button tone={sure ? "danger" : "quiet"} onClick={remove} onBlur={() => setSure(false)}>
        {sure ? fill(decks.removeSure, { name: deck.name }) : decks.remove}
      </Button>
      <Wrong text={wrong} />
    </div>
  );
}
