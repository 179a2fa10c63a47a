import { expect, test } from "vitest";
import { isRight } from "./puzzles/puzzle.ts";
import { PUZZLES } from "./puzzles/puzzles.ts";
import { answerTo } from "./puzzles/solve.ts";

/** Decisions that the search may play for each answer: less than it plays in a second on a usual machine. */
const NODES = 400;

test.each(PUZZLES)("the search finds that $name", (puzzle) => {
  const answer = answerTo(puzzle, NODES);
  expect(isRight(puzzle, answer), answer).toBe(true);
});
