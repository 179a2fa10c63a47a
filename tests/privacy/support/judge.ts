/** All checks of a played match in one place: each finding is something that a client was told too much. */

import { keysMisused } from "./check-keys.ts";
import { accountsTold, secretsTold } from "./check-secrets.ts";
import { strangeThings } from "./check-shape.ts";
import { type Course, followCourse } from "./knowledge.ts";
import type { PlayedMatch } from "./play.ts";

export interface Judgement {
  readonly course: Course;
  /** One sentence for each thing that is wrong. */
  readonly wrong: readonly string[];
}

export function judge(played: PlayedMatch): Judgement {
  const course = followCourse(played.record);
  const wrong = [
    ...secretsTold(played, course),
    ...accountsTold(played),
    ...keysMisused(played, course),
    ...strangeThings(played),
  ];
  return { course, wrong: [...new Set(wrong)] };
}

/** What a log must not hold: cards of players, the seed, tokens. */
export function secretsLogged(log: string, { stage }: PlayedMatch): string[] {
  const secrets = [
    stage.seed,
    ...stage.decks.flat().flatMap(({ name, hash }) => [name, hash]),
    ...stage.visitors.map(({ person }) => person.token),
  ];
  return secrets.filter((secret) => log.includes(secret));
}
