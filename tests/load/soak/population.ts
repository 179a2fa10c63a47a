/** People who play, watch and chat for as long as they are let: a match that ends is followed by another. */
import { setTimeout as sleep } from "node:timers/promises";
import { connectSite, type SiteClient, type TableClient } from "@spellroom/client";
import { BotMatch } from "../../support/bot-match.ts";
import { takePlace } from "../../support/people.ts";

const THINKING_MS = 120;
/** Somebody says something at a table every so many milliseconds. */
const CHAT_MS = 1_500;
const WATCHES_MS = 4_000;
/** After so long a match is left, whether it has ended or not: games that stall must not stop the churn. */
const LONGEST_MATCH_MS = 120_000;

export interface Population {
  /** Matches that were played to their end, and choices acknowledged in all. */
  readonly counts: () => { readonly matches: number; readonly choices: number; readonly said: number };
  /** Milliseconds that each choice since the last call took until it was acknowledged and shown. */
  readonly takeLatencies: () => readonly number[];
  /** What went wrong, in words. */
  readonly troubles: readonly string[];
  /** Lets the matches that are played be the last, and everybody leave. */
  readonly leave: () => Promise<void>;
}

/** Seats so many matches at a time on a server. */
export function settle(url: string, tables: number): Population {
  const life = new Life(url);
  const places = Array.from({ length: tables }, (_, at) => life.playAt(at));
  return {
    counts: () => ({ matches: life.matches, choices: life.choices, said: life.said }),
    takeLatencies: () => life.latencies.splice(0),
    troubles: life.troubles,
    leave: async () => {
      life.isOver = true;
      await Promise.all(places);
    },
  };
}

class Life {
  isOver = false;
  matches = 0;
  choices = 0;
  said = 0;
  readonly latencies: number[] = [];
  readonly troubles: string[] = [];
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** One match after another at a place. */
  async playAt(place: number): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      try {
        await this.#playOnce(place * 10_000 + round);
      } catch (error) {
        this.troubles.push(String(error));
        await sleep(1_000);
      }
    }
  }

  async #playOnce(luck: number): Promise<void> {
    const endpoints = [[this.#url], [this.#url]] as const;
    const duel = await BotMatch.byLink({ endpoints, luck, thinkingMs: THINKING_MS });
    const stopTiming = this.#time(duel);
    duel.playOn();
    const site = this.#listen(duel);
    const begun = Date.now();
    let watched = Date.now();
    let watcher = this.#watch(duel);
    while (!this.isOver && !duel.isOver && Date.now() - begun < LONGEST_MATCH_MS) {
      await sleep(CHAT_MS);
      const reply = await site.say(duel.matchId, `${luck}: ${duel.answers} choices so far`);
      if (reply.ok) this.said++;
      if (Date.now() - watched < WATCHES_MS) continue;
      watcher.close();
      watcher = this.#watch(duel);
      watched = Date.now();
    }
    stopTiming();
    watcher.close();
    if (!duel.isOver) await duel.players[0].client.concede();
    site.close();
    this.troubles.push(...duel.troubles);
    this.choices += duel.answers;
    this.matches++;
    duel.close();
  }

  /** Matches by link are private: those who play may watch them, on another device. */
  #watch({ matchId, people }: BotMatch): TableClient {
    const [{ token }] = people;
    return takePlace([this.#url], token, matchId, "watch");
  }

  #listen({ people, matchId }: BotMatch): SiteClient {
    const [{ token }] = people;
    const site = connectSite({ endpoint: this.#url, token: () => token });
    site.followLobby();
    site.followTable(matchId);
    return site;
  }

  /** From a choice's being sent to its being acknowledged, of both players. */
  #time(duel: BotMatch): () => void {
    const stops = duel.players.map(({ client }) => {
      let sent: number | null = null;
      return client.store.subscribe(({ pending }) => {
        if (pending && sent === null) sent = performance.now();
        if (pending || sent === null) return;
        this.latencies.push(performance.now() - sent);
        sent = null;
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }
}
