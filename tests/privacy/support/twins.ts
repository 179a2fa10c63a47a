/** Games that differ only in what one viewer can't know, and whether that viewer is sent the same bytes in both. */
import type { RunningServer } from "@spellroom/server";
import { seededChance } from "../../support/chance.ts";
import { type Canary, type CanaryDeck, renamed } from "./canaries.ts";
import type { Manner } from "./daring.ts";
import { type Audience, type Course, followCourse } from "./knowledge.ts";
import { type PlayedMatch, playRecorded } from "./play.ts";
import type { Visitor } from "./stage.ts";
import { type SentFrame, socketsOf } from "./streams.ts";

export interface TwinOptions {
  readonly luck: number;
  readonly decks: readonly [CanaryDeck, CanaryDeck];
  readonly seed: string;
  readonly most: number;
  /** How the seats are played, if not by bots. */
  readonly manner?: Manner | undefined;
  readonly viewer: Audience;
}

/** Plays a game and its twin, and reports where the viewer's streams differ. */
export async function differencesBetweenTwins(
  server: RunningServer,
  options: TwinOptions,
): Promise<string[]> {
  const first = await playRecorded(server, options);
  const course = followCourse(first.record);
  const decks = twinDecks(first, course, options);
  const second = await playRecorded(server, { ...options, decks, script: first.attempts });
  return streamDifferences(first, second, options.viewer);
}

/**
 * The decks of the twin: every card that the viewer never came to know has another name, and cards that nobody came to know
 * have changed places with each other.
 */
function twinDecks(
  { stage }: PlayedMatch,
  course: Course,
  { luck, viewer }: TwinOptions,
): readonly [CanaryDeck, CanaryDeck] {
  const chance = seededChance(luck + 500);
  const isKnown = (to: Audience, { hash }: Canary) => Number.isFinite(course.knownSince(to, hash));
  const twinOf = (deck: CanaryDeck): CanaryDeck => {
    const toNobody = deck.filter((card) => ![0, 1, null].some((to) => isKnown(to, card)));
    const others = [...toNobody];
    return deck.map((card) => {
      if (isKnown(viewer, card)) return card;
      const isFree = toNobody.includes(card);
      const [instead = card] = isFree ? others.splice(Math.floor(chance() * others.length), 1) : [card];
      return renamed(instead, chance);
    });
  };
  return [twinOf(stage.decks[0]), twinOf(stage.decks[1])];
}

/** Where two games' streams to a viewer are not the same bytes. */
export function streamDifferences(first: PlayedMatch, second: PlayedMatch, viewer: Audience): string[] {
  const pairs = first.stage.visitors.map((one, at) => [one, second.stage.visitors[at]] as const);
  return pairs.flatMap(([one, other]) => {
    if (one.viewer !== viewer) return [];
    if (other?.label !== one.label) return [`${one.label} did not come to the twin`];
    return visitorDifferences(one, first.stage.matchId, other, second.stage.matchId);
  });
}

function visitorDifferences(one: Visitor, oneId: string, other: Visitor, otherId: string): string[] {
  const ones = comparableFrames(one, oneId);
  const others = comparableFrames(other, otherId);
  const at = ones.findIndex((frame, index) => frame.text !== others[index]?.text);
  if (at < 0 && ones.length === others.length) return answerDifferences(one, oneId, other, otherId);
  const place = at < 0 ? ones.length : at;
  return [
    `${one.label}: frame ${place} of ${ones.length} and ${others.length} is not the same:\n` +
      `${shown(ones[place])}\n${shown(others[place])}`,
  ];
}

/** What the API told of the table and its commands, without the match's id. */
function answerDifferences(one: Visitor, oneId: string, other: Visitor, otherId: string): string[] {
  const [ones, others] = [
    one.asked.map((text) => text.replaceAll(oneId, "-")),
    other.asked.map((text) => text.replaceAll(otherId, "-")),
  ];
  const at = ones.findIndex((text, index) => text !== others[index]);
  if (at < 0 && ones.length === others.length) return [];
  return [`${one.label}: the API's answer ${at} is not the same:\n  ${ones[at]}\n  ${others[at]}`];
}

interface Comparable {
  readonly text: string;
  readonly frame: SentFrame;
}

/** All frames but pings, without what is chance: the match's id, and the token of the place. */
function comparableFrames(visitor: Visitor, matchId: string): Comparable[] {
  return socketsOf(visitor).flatMap(({ frames }) =>
    frames.flatMap((frame): Comparable[] => {
      if (frame.frame.kind === "ping") return [];
      if (frame.frame.kind === "join") return [{ text: "join", frame }];
      const text = Buffer.from(frame.bytes)
        .toString("latin1")
        .replaceAll(matchId, "-".repeat(matchId.length));
      return [{ text, frame }];
    }),
  );
}

function shown(frame: Comparable | undefined): string {
  if (!frame) return "nothing";
  const { frame: content } = frame.frame;
  const text = "value" in content ? JSON.stringify(content) : JSON.stringify(frame.text);
  return `  at moment ${frame.frame.moment}: ${text.slice(0, 600)}`;
}
