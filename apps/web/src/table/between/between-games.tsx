"use client";

import type { CourseView, OpeningView } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useSession, useTable } from "../store/table-context.tsx";
import styles from "./between.module.css";
import { DeckList } from "./deck-list.tsx";
import { type Cards, cardsOf, countOf, listOf, moved } from "./sideboarding.ts";

/** Between two games of a match: the score, and the deck for the next one. */
export function BetweenGames() {
  const course = useTable(({ tableStatus }) => tableStatus.status.course ?? null);
  const opening = useTable(({ tableStatus }) => tableStatus.opening);
  if (course === null || course.waiting === null || course.game === 0) return null;
  return (
    <div className={styles.veil}>
      <section className={styles.panel} aria-labelledby="between-games">
        <Score course={course} />
        {opening?.deck ? (
          <Sideboarding key={opening.game} course={course} deck={opening.deck} />
        ) : (
          <Watching game={course.game + 1} />
        )}
      </section>
    </div>
  );
}

function Watching({ game }: { game: number }) {
  const { games } = useMessages();
  return <p>{fill(games.watching, { count: game })}</p>;
}

function Score({ course }: { course: CourseView }) {
  const players = useTable((screen) => screen.table?.players ?? NOBODY);
  const { games } = useMessages();
  return (
    <header className={styles.head}>
      <h2 id="between-games">{fill(games.title, { count: course.game + 1 })}</h2>
      <ul className={styles.score}>
        {players.map(({ seat, name }) => (
          <li key={seat}>
            <span>{name}</span>
            <b>{course.wins[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <Outcome />
      {course.waiting !== null && <TimeLeft waiting={course.waiting} />}
    </header>
  );
}
const NOBODY: readonly never[] = [];

function Outcome() {
  const seat = useTable((screen) => screen.seat);
  const result = useTable((screen) => screen.table?.result ?? null);
  const { games } = useMessages();
  if (seat === null || result === null) return null;
  if (result.winners.length === 0) return <p>{games.drawn}</p>;
  return <p>{result.winners.includes(seat) ? games.won : games.lost}</p>;
}

function TimeLeft({ waiting }: { waiting: NonNullable<CourseView["waiting"]> }) {
  const { games } = useMessages();
  const [ends, setEnds] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    setEnds(Date.now() + waiting.until - waiting.now);
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waiting.until, waiting.now]);
  if (ends === null) return null;
  const seconds = Math.max(0, Math.round((ends - now) / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className={styles.time} role="timer">
      {fill(games.left, { time })}
    </p>
  );
}

interface SideboardingProps {
  course: CourseView;
  deck: NonNullable<OpeningView["deck"]>;
}

function Sideboarding({ course, deck }: SideboardingProps) {
  const { client } = useSession();
  const seat = useTable((screen) => screen.seat) ?? 0;
  const { games } = useMessages();
  const [cards, setCards] = useState<Cards>(() => cardsOf(deck));
  const [begin, setBegin] = useState(true);
  const [changing, setChanging] = useState(true);
  const isReady = course.waiting?.ready[seat] === true;
  const size = deck.main.length;
  const fits = countOf(cards.main) === size;
  const move = (hash: string, out: boolean): void => setCards((now) => moved(now, hash, out));
  const say = async (): Promise<void> => {
    const error = await client.ready({ deck: listOf(cards.main), begin });
    if (error === null) setChanging(false);
  };
  if (isReady && !changing) return <Waiting course={course} onChange={() => setChanging(true)} />;
  return (
    <>
      {deck.side.length === 0 ? (
        <p className={styles.none}>{games.none}</p>
      ) : (
        <div className={styles.lists}>
          <DeckList
            title={fill(games.main, { count: countOf(cards.main) })}
            cards={cards.main}
            label={games.out}
            onMove={(hash) => move(hash, true)}
          />
          <DeckList
            title={games.side}
            cards={cards.side}
            label={games.in}
            onMove={(hash) => move(hash, false)}
          />
        </div>
      )}
      <WhoBegins course={course} seat={seat} begin={begin} onChange={setBegin} />
      {!fits && <p role="alert">{fill(games.balance, { count: size })}</p>}
      <Button tone="primary" size="large" aria-disabled={!fits} onClick={() => fits && void say()}>
        {games.ready}
      </Button>
    </>
  );
}

interface WhoBeginsProps {
  course: CourseView;
  seat: number;
  begin: boolean;
  onChange: (begin: boolean) => void;
}

function WhoBegins({ course, seat, begin, onChange }: WhoBeginsProps) {
  const { games } = useMessages();
  const chooser = course.waiting?.chooser ?? null;
  const name = useTable(({ table }) => table?.players.find((one) => one.seat === chooser)?.name ?? "");
  if (chooser === null) return null;
  if (chooser !== seat) return <p>{fill(games.theirChoice, { who: name })}</p>;
  return (
    <fieldset className={styles.begins}>
      <legend>{games.first}</legend>
      {[true, false].map((one) => (
        <label key={String(one)}>
          <input type="radio" name="who-begins" checked={begin === one} onChange={() => onChange(one)} />
          {one ? games.begin : games.draw}
        </label>
      ))}
    </fieldset>
  );
}

function Waiting({ course, onChange }: { course: CourseView; onChange: () => void }) {
  const { games } = useMessages();
  const names = useTable(({ table }) =>
    (table?.players ?? [])
      .filter(({ seat }) => course.waiting?.ready[seat] === false)
      .map(({ name }) => name)
      .join(", "),
  );
  return (
    <>
      <p role="status">{fill(games.waiting, { who: names })}</p>
      <Button onClick={onChange}>{games.change}</Button>
    </>
  );
}
