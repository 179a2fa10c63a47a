import { enteringController, sightAsItEnters } from "../../query/rules/as-it-enters.ts";
import { finalChapter } from "../../query/rules/final-chapter.ts";
import { type Game, numberIn } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import { type Question, question } from "./entering-question.ts";

type Move = Extract<Happening, { kind: "move" }>;

const CHAPTER = "enter:chapter";

/** CR 702.155b, 714.3a: with which chapter a Saga with read ahead begins. */
export function chapterQuestion(g: Game, scratch: Scratch, move: Move, at: number): Question | null {
  if (scratch[`${CHAPTER}:${at}`] !== undefined) return null;
  const values = sightAsItEnters(g.state, move).read(move.object);
  if (!values?.subtypes.includes("Saga") || !values.keywords.has("readAhead")) return null;
  const max = finalChapter(values);
  if (max < 2) return null;
  const seat = enteringController(g.state, move);
  return question(seat, move.object, `${CHAPTER}:${at}`, { kind: "number", min: 1, max });
}

/** With how many lore counters a Saga enters: one without read ahead (CR 714.3a). */
export function chapterChosen(scratch: Scratch, at: number): number {
  return numberIn(scratch, `${CHAPTER}:${at}`) ?? 1;
}
