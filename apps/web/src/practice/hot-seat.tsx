"use client";

import type { CatalogueView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { chooseDeck, useChosenDeck } from "../decks/chosen-deck.ts";
import { isPlayable } from "../decks/playable-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Wrong } from "../site/wrong.tsx";
import { DeckSelect } from "./deck-select.tsx";
import styles from "./practice.module.css";
import { useOpponents, usePracticeDecks } from "./practice-decks.ts";
import type { PracticeLink } from "./practice-link.ts";
import { useBegin } from "./use-begin.ts";

const LONGEST_NAME = 24;

/** Two names and two decks for one screen. */
export function HotSeat({ link, offer }: { link: PracticeLink; offer: CatalogueView }) {
  const { practice } = useMessages();
  const decks = usePracticeDecks(offer);
  const deck = useChosenDeck(decks);
  const { format, opponents } = useOpponents(offer, decks, deck);
  const [theirs, setTheirs] = useState("");
  const other = opponents.find(({ id }) => id === theirs) ?? opponents.find(({ id }) => id !== deck?.id);
  const account = useStore(accountStore, ({ account: own }) => own?.name);
  const [names, setNames] = useState<readonly string[]>([]);
  const nameOf = (at: number): string =>
    names[at]?.trim() || (at === 0 ? account : undefined) || fill(practice.player, { count: at + 1 });
  const { busy, wrong, begin } = useBegin(link);
  const start = async (): Promise<void> => {
    if (deck === undefined || format === undefined || other === undefined) return;
    const seats = [deck, other].map(({ wish }, at) => ({ name: nameOf(at), bot: null, deck: wish }));
    await begin({ format: format.id, seats }, [deck, other]);
  };
  const hint = fill(practice.sameFormat, { deck: deck?.name ?? "", format: format?.name ?? "" });
  return (
    <div className={styles.pair}>
      {[0, 1].map((at) => (
        <fieldset key={at} className={styles.player}>
          <legend>{fill(practice.player, { count: at + 1 })}</legend>
          <NameField
            label={fill(practice.playerName, { count: at + 1 })}
            value={names[at] ?? ""}
            usual={nameOf(at)}
            onChange={(name) =>
              setNames((all) => [0, 1].map((one) => (one === at ? name : (all[one] ?? ""))))
            }
          />
          <DeckSelect
            label={fill(practice.playerDeck, { count: at + 1 })}
            decks={at === 0 ? decks : opponents}
            chosen={(at === 0 ? deck : other)?.id ?? ""}
            {...(at === 0 ? {} : { hint })}
            onChoose={at === 0 ? chooseDeck : setTheirs}
          />
        </fieldset>
      ))}
      <div className={styles.begin}>
        <Wrong text={wrong} />
        <Button
          tone="primary"
          size="large"
          busy={busy}
          disabled={!isPlayable(deck) || !isPlayable(other)}
          onClick={() => void start()}
        >
          {practice.start}
        </Button>
      </div>
    </div>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  /** Who it is if nothing is written. */
  usual: string;
  onChange: (name: string) => void;
}

function NameField({ label, value, usual, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={usual}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
