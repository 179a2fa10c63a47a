"use client";

import type { FormatView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { api } from "../../api/account.ts";
import { chooseDeck } from "../../decks/chosen-deck.ts";
import { DeckPicker } from "../../decks/deck-picker.tsx";
import { isPlayable, type PlayableDeck, useDecks } from "../../decks/playable-deck.ts";
import { WhyNotHere } from "../../decks/why-not-here.tsx";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useCatalogue } from "../../site/use-catalogue.ts";
import { useSession } from "../store/table-context.tsx";
import styles from "./notices.module.css";

interface RematchDeckProps {
  /** The deck for the rematch; null for the one of this match. */
  deck: PlayableDeck | null;
  onDeck: (deck: PlayableDeck) => void;
}

/** With which deck a player plays on: that of this match, as it was, or another one that the format permits. */
export function RematchDeck({ deck, onDeck }: RematchDeckProps) {
  const catalogue = useCatalogue();
  const format = useFormat();
  const decks = useDecks(catalogue, format);
  const [open, setOpen] = useState(false);
  const [looked, setLooked] = useState<PlayableDeck | null>(null);
  const { result } = useMessages().table;
  if (decks.length === 0) return null;
  const choose = (id: string): void => {
    const chosen = decks.find((one) => one.id === id);
    if (chosen === undefined) return;
    setLooked(chosen);
    if (!isPlayable(chosen)) return;
    chooseDeck(id);
    onDeck(chosen);
  };
  return (
    <div className={styles.rematchDeck}>
      <p>
        <span>{deck === null ? result.sameDeck : fill(result.withDeck, { deck: deck.name })}</span>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {result.changeDeck}
        </Button>
      </p>
      {open && (
        <>
          <WhyNotHere deck={looked ?? undefined} />
          <div className={styles.rematchDecks}>
            <DeckPicker
              label={result.deckFor}
              decks={decks}
              chosen={(looked ?? deck)?.id}
              onChoose={choose}
              compact
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The format of the match at this table. */
function useFormat(): FormatView | undefined {
  const { matchId } = useSession();
  const catalogue = useCatalogue();
  const [format, setFormat] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    api.matches.look({ match: matchId }).then(
      ({ match }) => here && setFormat(match.format),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [matchId]);
  return catalogue?.formats.find(({ id }) => id === format);
}
