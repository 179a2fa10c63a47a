"use client";

import { ApiFailure, type GatheringView } from "@spellroom/client";
import { Avatar, Badge, Button, Panel } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { BotSelect } from "../bots/bot-select.tsx";
import { botId, botOf, useBotChoice } from "../bots/chosen-bot.ts";
import { NOBODY, useBots } from "../bots/own-bots.ts";
import { chooseDeck } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { InviteLink } from "../invite/invite-link.tsx";
import { placeWords } from "../invite/place-words.ts";
import { DeadEnd } from "../site/dead-end.tsx";
import { errorWords } from "../site/error-words.ts";
import { Field } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import site from "../site/site.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { type RunningRequest, useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { RoomChat } from "../talk/room-chat.tsx";
import { clockWords } from "../terms/clock-words.ts";
import { isFull, seatsTaken } from "./places.ts";
import { type Sitting, useSitting } from "./sitting.ts";

/** How often a table is fetched, in addition to when the site channel reports a change. */
const LOOK_MS = 5_000;

type Found = GatheringView | "none" | null;

/** A table before its match: who sits where, and the way to the game. */
export function GatherPage({ code }: { code: string }) {
  const { people, site: words } = useMessages();
  const [found, setFound] = useTable(code);
  if (found === null) return <p role="status">{words.loading}</p>;
  if (found === "none" || found.status === "closed")
    return <DeadEnd title={people.table.closed} to="lobby" />;
  return <Table table={found} onChange={setFound} />;
}

function useTable(code: string): [Found, (table: GatheringView) => void] {
  const site = useSite();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const router = useRouter();
  const [found, setFound] = useState<Found>(null);
  const load = useCallback(() => {
    api.tables.look({ code }).then(
      ({ table }) => {
        if (table.matchId !== null) router.replace(`/table/${table.matchId}`);
        setFound(table);
      },
      (error: unknown) => {
        if (error instanceof ApiFailure && error.code === "not-found") setFound("none");
      },
    );
  }, [code, router]);
  useEffect(() => {
    if (!ready) return;
    load();
    const timer = setInterval(load, LOOK_MS);
    const end = site?.on("gathering", (event) => {
      if (event.code === code) load();
    });
    return () => {
      clearInterval(timer);
      end?.();
    };
  }, [ready, load, site, code]);
  return [found, setFound];
}

interface TableProps {
  table: GatheringView;
  onChange: (table: GatheringView) => void;
}

function Table({ table, onChange }: TableProps) {
  const messages = useMessages();
  const { table: words } = messages.people;
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === table.format);
  const own = useStore(accountStore, (state) => state.account?.id);
  const isHost = own === table.hostId;
  const request = useRequest(isHost ? errorWords : placeWords);
  const sitting = useSitting(table, onChange, request);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.note}>
        {format?.name}, {clockWords(table.timeControl, messages)}. {seatsTaken(table, messages)}.
      </p>
      <Places
        table={table}
        teamSize={format?.teamSize ?? null}
        onChange={onChange}
        request={request}
        sitting={sitting}
      />
      <Wrong text={request.wrong} />
      {isHost ? (
        <HostActs table={table} needed={format?.players ?? 2} onChange={onChange} request={request} />
      ) : (
        <p role="status">{isFull(table) && !sitting.seated ? words.taken : words.waiting}</p>
      )}
      <div className={site.column}>
        {isHost && (
          <Panel>
            <p className={styles.note}>{words.text}</p>
            <InviteLink path={`/gather/${table.code}`} />
          </Panel>
        )}
        <SitDown table={table} request={request} sitting={sitting} />
      </div>
    </>
  );
}

interface SittingProps {
  table: GatheringView;
  request: RunningRequest;
  sitting: Sitting;
}

/** Who sits where, and on which team; a visitor takes a free seat by pressing it. */
function Places({
  table,
  teamSize,
  onChange,
  request,
  sitting,
}: TableProps & SittingProps & { teamSize: number | null }) {
  const { table: words } = useMessages().people;
  const own = useStore(accountStore, (state) => state.account?.id);
  const isHost = own === table.hostId;
  return (
    <ol className={styles.places}>
      {Array.from({ length: table.places }, (_, at) => {
        const seat = table.seats.find((one) => one.seat === at);
        const place = fill(words.place, { count: at + 1 });
        const team = teamSize !== null && (
          <Badge tone="info">{fill(words.team, { count: Math.floor(at / teamSize) + 1 })}</Badge>
        );
        if (seat === undefined)
          return (
            <li key={place} className={styles.place} data-free>
              {team}
              {sitting.mayJoin || (teamSize !== null && sitting.mayMove) ? (
                <TakePlace
                  place={place}
                  at={teamSize === null ? undefined : at}
                  request={request}
                  sitting={sitting}
                />
              ) : (
                words.free
              )}
            </li>
          );
        const free = () =>
          request.run(async () =>
            onChange((await api.tables.freePlace({ code: table.code, seat: seat.seat })).table),
          );
        return (
          <li key={place} className={styles.place}>
            <Avatar name={seat.name} />
            <b>{seat.name}</b>
            {team}
            {seat.accountId === table.hostId && <Badge tone="brass">{words.host}</Badge>}
            {seat.bot !== null && <Badge>{words.bot}</Badge>}
            {isHost && seat.accountId !== own && (
              <Button
                size="small"
                aria-label={fill(words.remove, { name: seat.name })}
                onClick={() => void free()}
              >
                ✕
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A press sits down there, also for whoever sits somewhere else, where it matters beside whom. */
function TakePlace({
  place,
  at,
  request,
  sitting,
}: Pick<SittingProps, "request" | "sitting"> & { place: string; at: number | undefined }) {
  const { table: words } = useMessages().people;
  const { deck, ready, sitWith } = sitting;
  return (
    <>
      <span>{place}</span>
      <Button
        {...(sitting.mayMove ? {} : { tone: "primary" })}
        busy={request.busy}
        disabled={!ready}
        onClick={() => deck !== undefined && void sitWith(deck.id, at)}
      >
        {sitting.mayMove ? words.move : words.sit}
      </Button>
    </>
  );
}

function HostActs({
  table,
  needed,
  onChange,
  request,
}: TableProps & { needed: number; request: RunningRequest }) {
  const { table: words } = useMessages().people;
  const bots = useBots(useCatalogue()?.bots ?? NOBODY);
  const router = useRouter();
  const choice = useBotChoice();
  const bot = botOf(bots, choice);
  const addBot = () =>
    request.run(async () => {
      if (bot !== undefined)
        onChange((await api.tables.addBot({ code: table.code, bot: botId(bot, choice) })).table);
    });
  const start = () =>
    request.run(async () => router.push(`/table/${(await api.tables.start({ code: table.code })).matchId}`));
  return (
    <div className={styles.start}>
      <Button
        tone="primary"
        size="large"
        busy={request.busy}
        disabled={table.seats.length < needed}
        onClick={() => void start()}
      >
        {words.start}
      </Button>
      <Button size="large" disabled={isFull(table)} onClick={() => void addBot()}>
        {words.addBot}
      </Button>
      <BotSelect bots={bots} />
    </div>
  );
}

/** The user's own seat with the chat, or the choice of a deck to sit down with. */
function SitDown(props: SittingProps) {
  const { rooms } = useMessages().talk;
  if (props.sitting.seated)
    return (
      <>
        <RoomChat room={`gathering:${props.table.code}`} title={rooms.table} hint={rooms.tableHint} />
        <OwnPlace {...props} />
      </>
    );
  return props.sitting.mayJoin ? <OwnPlace {...props} /> : null;
}

function OwnPlace({ table, request, sitting }: SittingProps) {
  const { people, site: words } = useMessages();
  const own = useStore(accountStore, (state) => state.account?.id);
  const router = useRouter();
  const { seated, decks, deck, password, setPassword, sitWith } = sitting;
  /** A seated player plays the marked deck: there is nothing more to press. */
  const pick = (id: string) => {
    chooseDeck(id);
    if (seated) void sitWith(id);
  };
  const leave = () =>
    request.run(async () => {
      await api.tables.leave({ code: table.code });
      router.push("/lobby");
    });
  return (
    <Panel className={styles.form}>
      {!seated && table.hasPassword && (
        <Field
          label={people.invite.ask}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <DeckPicker label={words.play.deck} decks={decks} chosen={deck?.id} onChoose={pick} />
      <WhyNotHere deck={deck} />
      {seated && (
        <div className={styles.start}>
          <Button onClick={() => void leave()}>
            {own === table.hostId ? people.table.end : people.table.leave}
          </Button>
        </div>
      )}
    </Panel>
  );
}
