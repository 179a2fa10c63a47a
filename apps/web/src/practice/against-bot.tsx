"use client";

import type { CatalogueView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { BotChooser } from "../bots/bot-chooser.tsx";
import { botId, botOf, useBotChoice } from "../bots/chosen-bot.ts";
import { rulesOf, useBots } from "../bots/own-bots.ts";
import { chooseDeck, useChosenDeck } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { isPlayable } from "../decks/playable-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { DeckSelect } from "./deck-select.tsx";
import styles from "./practice.module.css";
import { useOpponents, usePracticeDecks } from "./practice-decks.ts";
import type { PracticeLink } from "./practice-link.ts";
import { useBegin } from "./use-begin.ts";

/** The user's deck, a bot, and the bot's deck. */
export function AgainstBot({ link, offer }: { link: PracticeLink; offer: CatalogueView }) {
  const { practice, site } = useMessages();
  const decks = usePracticeDecks(offer);
  const deck = useChosenDeck(decks);
  const { format, opponents } = useOpponents(offer, decks, deck);
  const [theirs, setTheirs] = useState("");
  const choice = useBotChoice();
  const bots = useBots(offer.bots);
  const bot = botOf(bots, choice);
  const name = useStore(accountStore, ({ account }) => account?.name) ?? fill(practice.player, { count: 1 });
  const { busy, wrong, begin } = useBegin(link);
  const { busy: fetching, wrong: unread, run } = useRequest();
  const start = () =>
    run(async () => {
      if (deck === undefined || format === undefined || bot === undefined) return;
      const against = opponents.find(({ id }) => id === theirs);
      const you = { name, bot: null, deck: deck.wish };
      const rules = await rulesOf(bot);
      const opponent = { name: bot.name, bot: botId(bot, choice), deck: against?.wish ?? null, ...rules };
      await begin({ format: format.id, seats: [you, opponent] }, [deck, against]);
    });
  return (
    <div className={styles.form}>
      <DeckPicker label={practice.deck} decks={decks} chosen={deck?.id} onChoose={chooseDeck} />
      <div className={styles.opponent}>
        <BotChooser bots={bots} />
        <DeckSelect
          label={practice.theirDeck}
          decks={opponents}
          chosen={theirs}
          none={site.play.anyDeck}
          onChoose={setTheirs}
        />
        <Wrong text={unread ?? wrong} />
        <Button
          tone="primary"
          size="large"
          busy={busy || fetching}
          disabled={!isPlayable(deck) || format === undefined || bot === undefined}
          onClick={() => void start()}
        >
          {practice.start}
        </Button>
      </div>
    </div>
  );
}
