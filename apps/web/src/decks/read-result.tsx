"use client";

import type { KeptDeck, ReadDeck } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/account.ts";
import { botId, useBotChoice } from "../bots/chosen-bot.ts";
import { NOBODY, useChosenBot } from "../bots/own-bots.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { chooseDeck } from "./chosen-deck.ts";
import { countOf, listText } from "./deck-list.ts";
import { keptFromList } from "./kept-from-list.ts";
import { LegalWords } from "./legal-words.tsx";
import styles from "./list.module.css";
import { type Mends, mendList } from "./mend.ts";
import { keepDeck, newDeckId } from "./own-decks.ts";
import { formatForBot, formatsOf } from "./playable-deck.ts";
import { UnreadLines } from "./unread-lines.tsx";

interface ReadResultProps {
  text: string;
  deck: ReadDeck;
  busy: boolean;
  /** The list with something mended, to be read again. */
  onMend: (text: string) => void;
}

/** The sections that a list is read into. */
const READ = ["main", "sideboard"] as const;

/** What was read, what was not, and the ways on: keep it, or play it at once. */
export function ReadResult({ text, deck, busy, onMend }: ReadResultProps) {
  const { decks } = useMessages();
  const { list } = decks;
  const cards = READ.reduce((sum, section) => sum + countOf(deck[section]), 0);
  const mend = (mends: Mends): void => onMend(mendList(text, deck.unread, mends));
  return (
    <>
      <p role="status" className={styles.read}>
        {cards === 0 ? list.empty : fill(list.good({ count: cards }), { count: cards })}
      </p>
      {deck.unread.length > 0 && <UnreadLines unread={deck.unread} busy={busy} onMend={mend} />}
      {cards > 0 && <Ways deck={deck} busy={busy} />}
      {READ.filter((section) => deck[section].length > 0).map((section) => (
        <details key={section} className={styles.section} open={deck.unread.length === 0}>
          <summary>
            {list[section]} <small>{countOf(deck[section])}</small>
          </summary>
          <ul>
            {deck[section].map(({ count, name }) => (
              <li key={name}>
                <b>{count}</b> {name}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Ways({ deck, busy }: { deck: ReadDeck; busy: boolean }) {
  const messages = useMessages();
  const { list } = messages.decks;
  const catalogue = useCatalogue();
  const router = useRouter();
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? deck.name ?? "";
  const [id] = useState(newDeckId);
  const { busy: starting, wrong, run } = useRequest();
  const playable = formatsOf(deck);
  const format = formatForBot(catalogue, playable);
  const choice = useBotChoice();
  const bot = useChosenBot(catalogue?.bots ?? NOBODY);
  const keep = (): KeptDeck => {
    const kept = keptFromList(deck, id, name, messages);
    keepDeck(kept);
    chooseDeck(id);
    return kept;
  };
  const play = () =>
    run(async () => {
      if (format === undefined || bot === undefined) return;
      const wish = { format: format.id, deck: { list: listText(keep()) }, bot: botId(bot, choice) };
      router.push(`/table/${(await api.matches.playBot(wish)).matchId}`);
    });
  const save = (): void => {
    keep();
    router.push(`/decks/own/${id}`);
  };
  const count = deck.unread.length;
  return (
    <>
      <Field
        label={list.name}
        value={name}
        placeholder={list.unnamed}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      <LegalWords legal={deck.legal} />
      <div className={styles.acts}>
        {format !== undefined && count === 0 && (
          <Button tone="primary" size="large" busy={starting || busy} onClick={() => void play()}>
            {list.bot}
          </Button>
        )}
        <Button size="large" busy={busy} onClick={save}>
          {count === 0 ? list.save : fill<string>(list.without({ count }), { count })}
        </Button>
      </div>
      <Wrong text={wrong} />
    </>
  );
}
