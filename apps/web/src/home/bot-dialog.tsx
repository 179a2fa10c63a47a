"use client";

import { Button, Dialog } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { api } from "../api/account.ts";
import { BotChooser } from "../bots/bot-chooser.tsx";
import { botId, botOf, useBotChoice } from "../bots/chosen-bot.ts";
import { NOBODY, useBots } from "../bots/own-bots.ts";
import { isPlayable, type PlayableDeck } from "../decks/playable-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { Wrong } from "../site/wrong.tsx";
import { BestOfThree } from "../terms/best-of-three.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { WatchDelayField } from "../terms/watch-delay-field.tsx";
import styles from "./home.module.css";

interface BotDialogProps {
  open: boolean;
  deck: PlayableDeck;
  format: string;
  decks: readonly PlayableDeck[];
  onClose: () => void;
}

/** The bot and its deck; by default the last bot with any deck. */
export function BotDialog({ open, deck, format, decks, onClose }: BotDialogProps) {
  const bots = useBots(useCatalogue()?.bots ?? NOBODY, open);
  const messages = useMessages();
  const { play } = messages.site;
  const { menu } = messages.table;
  const router = useRouter();
  const id = useId();
  const choice = useBotChoice();
  const [botDeck, setBotDeck] = useState("");
  const { watchDelayMs } = useTerms();
  const [three, setThree] = useState(false);
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const bot = botOf(bots, choice);
  const start = async (): Promise<void> => {
    if (bot === undefined) return;
    setSending(true);
    setWrong(null);
    try {
      const wish = {
        format,
        deck: deck.wish,
        bot: botId(bot, choice),
        bestOf: three ? 3 : 1,
        watchDelayMs,
      } as const;
      const theirs = decks.find(({ id: own }) => own === botDeck);
      const { matchId } = await api.matches.playBot(
        theirs === undefined ? wish : { ...wish, botDeck: theirs.wish },
      );
      router.push(`/table/${matchId}`);
    } catch (error) {
      setWrong(errorWords(error, messages));
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={play.bot}
      closeLabel={menu.close}
      onClose={onClose}
      actions={
        <Button tone="primary" size="large" busy={sending} onClick={() => void start()}>
          {play.start}
        </Button>
      }
    >
      <BotChooser bots={bots} />
      <div className={styles.field}>
        <label htmlFor={`${id}deck`}>{play.botDeck}</label>
        <select id={`${id}deck`} value={botDeck} onChange={(event) => setBotDeck(event.target.value)}>
          <option value="">{play.anyDeck}</option>
          {decks.filter(isPlayable).map(({ id: deckId, name }) => (
            <option key={deckId} value={deckId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {open && <WatchDelayField />}
      <BestOfThree chosen={three} onChange={setThree} />
      <p className={styles.yours}>
        {play.deck}: <b>{deck.name}</b>
      </p>
      <Wrong text={wrong} />
    </Dialog>
  );
}
