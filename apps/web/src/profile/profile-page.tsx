"use client";

import {
  ApiFailure,
  type MatchView,
  type ProfileView,
  type RatingChangeView,
  type RatingView,
} from "@spellroom/client";
import { Avatar, Badge, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { ChallengeButton } from "../challenge/challenge-button.tsx";
import { PlayersDecks } from "../decks/players-decks.tsx";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { DeadEnd } from "../site/dead-end.tsx";
import styles from "../site/pages.module.css";
import site from "../site/site.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { ReportButton } from "../talk/report-button.tsx";
import { clockWords } from "../terms/clock-words.ts";
import { RatingChart } from "./rating-chart.tsx";
import { Statistics } from "./statistics.tsx";

type Found = { readonly profile: ProfileView; readonly changes: readonly RatingChangeView[] } | "none" | null;

/** A player: who, how strong, and the latest games. */
export function ProfilePage({ id }: { id: string }) {
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const { people, site: words } = useMessages();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    if (!ready) return;
    let here = true;
    Promise.all([api.people.profile({ player: id }), api.ratings.changes({ player: id })]).then(
      ([profile, { changes }]) => here && setFound({ profile, changes }),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (here) setFound("none");
      },
    );
    return () => {
      here = false;
    };
  }, [id, ready]);
  if (found === null) return <p role="status">{words.loading}</p>;
  if (found === "none") return <DeadEnd title={people.profile.none} to="ranking" />;
  return <Profile {...found} />;
}

function Profile({ profile, changes }: { profile: ProfileView; changes: readonly RatingChangeView[] }) {
  const { people, site: words, talk } = useMessages();
  const language = useLanguage();
  const own = useStore(accountStore, (state) => state.account?.id === profile.player.id);
  const [blocked, setBlocked] = useState(profile.blocked);
  const [friend, setFriend] = useState(profile.friend);
  const { player } = profile;
  const when = new Date(player.createdAt).toLocaleDateString(language, { dateStyle: "long" });
  const block = async (): Promise<void> => {
    await (blocked ? api.people.unblock({ player: player.id }) : api.people.block({ player: player.id }));
    setBlocked(!blocked);
    if (!blocked) setFriend(false);
  };
  const befriend = async (): Promise<void> => {
    await (friend ? api.people.unfriend({ player: player.id }) : api.people.befriend({ player: player.id }));
    setFriend(!friend);
  };
  return (
    <>
      <header className={styles.who}>
        <Avatar name={player.displayName} />
        <div>
          <h1>{player.displayName}</h1>
          <p>
            <Badge tone={player.kind === "member" ? "brass" : "plain"}>
              {player.kind === "member" ? people.kinds.member : people.kinds.guest}
            </Badge>
            {player.online && <Badge tone="good">{people.online}</Badge>}
            <span>{fill(people.profile.since, { when })}</span>
          </p>
        </div>
        {own ? (
          <p className={styles.acts}>
            {people.profile.you} <Link href="/account">{people.nav.account}</Link>
          </p>
        ) : (
          <div className={styles.acts}>
            {!blocked && player.online && (
              <ChallengeButton person={{ id: player.id, name: player.displayName }} />
            )}
            {!blocked && (
              <Button onClick={() => void befriend().catch(() => undefined)}>
                {friend ? words.friends.remove : words.friends.add}
              </Button>
            )}
            {!blocked && (
              <Link className="sr-button sr-focusable" href={`/messages/${player.id}`}>
                {talk.write}
              </Link>
            )}
            <ReportButton person={{ id: player.id, name: player.displayName }} />
            <Button onClick={() => void block().catch(() => undefined)}>
              {blocked ? people.profile.unblock : people.profile.block}
            </Button>
          </div>
        )}
      </header>
      {blocked && <p role="status">{people.profile.blocked}</p>}
      <div className={site.columns}>
        <div className={site.column}>
          <Matches matches={profile.matches} id={player.id} name={player.name} />
        </div>
        <div className={site.column}>
          <Ratings ratings={profile.ratings} changes={changes} />
          <Statistics player={player.id} />
          <PlayersDecks player={player.id} />
        </div>
      </div>
    </>
  );
}

function Ratings({
  ratings,
  changes,
}: {
  ratings: readonly RatingView[];
  changes: readonly RatingChangeView[];
}) {
  const messages = useMessages();
  const { profile } = messages.people;
  const formats = useCatalogue()?.formats ?? [];
  return (
    <Panel title={profile.ratings}>
      {ratings.length === 0 && <p className={styles.note}>{profile.noRatings}</p>}
      <ul className={styles.pools}>
        {ratings.map(({ format, timeControl, rating, provisional, games, wins }) => (
          <li key={`${format} ${timeControl}`} className={styles.pool}>
            <span>
              {formats.find(({ id }) => id === format)?.name ?? format}, {clockWords(timeControl, messages)}
            </span>
            <b>
              {rating}
              {provisional && "?"}
            </b>
            <small>{fill(profile.games({ count: games }), { count: games, wins })}</small>
            {provisional && <small>{profile.provisional}</small>}
            <RatingChart
              changes={changes.filter((one) => one.format === format && one.timeControl === timeControl)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Matches({ matches, id, name }: { matches: readonly MatchView[]; id: string; name: string }) {
  const { profile } = useMessages().people;
  return (
    <Panel title={profile.matches}>
      {matches.length === 0 && <p className={styles.note}>{profile.noMatches}</p>}
      <ul className={styles.rows}>
        {matches.map((match) => (
          <Match key={match.matchId} match={match} id={id} />
        ))}
      </ul>
      <Link href={`/replays?player=${encodeURIComponent(name)}`}>{profile.allGames}</Link>
    </Panel>
  );
}

function Match({ match, id }: { match: MatchView; id: string }) {
  const messages = useMessages();
  const { people, site: words } = messages;
  const { profile, terms } = people;
  const language = useLanguage();
  const own = match.seats.find(({ accountId }) => accountId === id);
  const others = match.seats.filter((seat) => seat !== own);
  const outcome = match.status === "playing" ? "playing" : (own?.outcome ?? "none");
  const when = new Date(match.createdAt).toLocaleDateString(language, { dateStyle: "medium" });
  return (
    <li className={styles.row}>
      <span>
        {words.live.versus} <b>{others.map(({ name }) => name).join(", ")}</b>{" "}
        <Badge tone={outcome === "win" ? "good" : "plain"}>{profile.outcome[outcome]}</Badge>{" "}
        {match.rated && <Badge tone="brass">{terms.rated}</Badge>}
        <small>
          {when}, {clockWords(match.timeControl, messages)}
        </small>
      </span>
      {match.status === "playing" && match.visibility === "public" && (
        <Link href={`/watch/${match.matchId}`}>{profile.watch}</Link>
      )}
      {match.status === "finished" && <Link href={`/replay/${match.matchId}`}>{profile.replay}</Link>}
    </li>
  );
}
