import type { Command } from "../terminal/usage.ts";
import { abilities } from "./abilities.ts";
import { behaviour } from "./behaviour.ts";
import { bench } from "./bench.ts";
import { cards } from "./cards.ts";
import { conformance } from "./conformance.ts";
import { coverage } from "./coverage.ts";
import { decks } from "./decks.ts";
import { field } from "./field.ts";
import { fuzz } from "./fuzz.ts";
import { gym } from "./gym.ts";
import { ladder } from "./ladder.ts";
import { backup, restore } from "./operate.ts";
import { play } from "./play.ts";
import { pool } from "./pool.ts";
import { replay } from "./replay.ts";
import { sample } from "./sample.ts";
import { selfplay } from "./selfplay.ts";

/** Every command of the tool, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  play,
  selfplay,
  ladder,
  gym,
  field,
  fuzz,
  conformance,
  coverage,
  decks,
  sample,
  abilities,
  behaviour,
  bench,
  replay,
  cards,
  pool,
  backup,
  restore,
];
