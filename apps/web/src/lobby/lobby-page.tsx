"use client";

import type { SeekView } from "@spellroom/client";
import { Avatar, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useChosenDeck } from "../decks/chosen-deck.ts";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { OpenTables } from "../gather/open-tables.tsx";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import lists from "../site/lists.module.css";
import site from "../site/site.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useLobby } from "../site/use-lobby.ts";
import { RoomChat } from "../talk/room-chat.tsx";
import { TermsFacts } from "../terms/terms-facts.tsx";
import { Friends } from "./friends.tsx";
import { FeaturedMatch, LiveMatches } from "./live-matches.tsx";
import { OnlinePeople } from "./online-people.tsx";

/** Everything that goes on. */
export function LobbyPage() {
  const {
    site: { nav, play },
    talk: { rooms },
  } = useMessages();
  return (
    <>
      <div className={site.titled}>
        <h1>{nav.lobby}</h1>
        <Link className="sr-button sr-focusable" data-tone="primary" href="/">
          {play.now}
        </Link>
      </div>
      <div className={site.columns}>
        <div className={site.column}>
          <LiveMatches />
          <FeaturedMatch />
          <RoomChat room="lobby" title={rooms.lobby} hint={rooms.lobbyHint} />
        </div>
        <div className={site.column}>
          <Seeks />
          <OpenTables />
          <Friends />
          <OnlinePeople most={120} challenge />
        </div>
      </div>
    </>
  );
}

/** Open challenges of others. */
function Seeks() {
  const lobby = useLobby();
  const own = useStore(accountStore, (state) => state.account?.id);
  const { seeks } = useMessages().site;
  const open = [...(lobby?.seeks.items.values() ?? [])].filter(({ accountId }) => accountId !== own);
  if (open.length === 0) return null;
  return (
    <Panel title={seeks.title}>
      <ul className={lists.list}>
        {open.map((seek) => (
          <li key={seek.id}>
            <Seek seek={seek} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Seek({ seek }: { seek: SeekView }) {
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === seek.format);
  const deck = useChosenDeck(useDecks(catalogue, format));
  const router = useRouter();
  const messages = useMessages();
  const { terms } = messages.people;
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  const [wrong, setWrong] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    if (deck === undefined) return;
    try {
      router.push(`/table/${(await api.meetings.acceptSeek({ seek: seek.id, deck: deck.wish })).matchId}`);
    } catch (error) {
      setWrong(errorWords(error, messages));
    }
  };
  return (
    <div className={lists.match}>
      <span className={lists.seat}>
        <Avatar name={seek.name} />
        <b>{seek.name}</b>
      </span>
      <span className={lists.facts}>
        {format?.name}, <TermsFacts of={seek} /> {seek.rated ? seek.rating : <span>{terms.unrated}</span>}
      </span>
      {wrong !== null && <span role="alert">{wrong}</span>}
      <WhyNotHere deck={deck} />
      <Button
        size="small"
        disabled={(seek.rated && !member) || !isPlayable(deck)}
        onClick={() => void accept()}
      >
        {messages.site.seeks.accept}
      </Button>
    </div>
  );
}
