import type { EntersWith } from "@spellroom/card-language";
import { enteringController } from "../../query/rules/as-it-enters.ts";
import { type Game, numberIn } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";
import { opponentsOf } from "../../state/teams.ts";
import { type Question, question } from "./entering-question.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** CR 702.104a: its controller chooses an opponent as it enters, and that player may put the counters on it. */
export function tributeQuestion(
  g: Game,
  scratch: Scratch,
  move: Move,
  at: string,
  { tribute }: EntersWith,
): Question | null {
  if (!tribute || scratch[`${PAID}:${at}`] !== undefined) return null;
  const seat = enteringController(g.state, move);
  const opponent = tributeFrom(g, scratch, move, at);
  if (opponent !== undefined)
    return question(opponent, move.object, `${PAID}:${at}`, { kind: "confirm", cost: [] });
  const opponents = opponentsOf(g.state, seat);
  if (opponents.length === 0) return null;
  return question(seat, move.object, `${CHOSEN}:${at}`, {
    kind: "pick",
    min: 1,
    max: 1,
    options: opponents.map((player, value) => ({ value, what: { kind: "player", player } })),
  });
}

const CHOSEN = "enter:opponent";
const PAID = "enter:tribute";

function tributeFrom(g: Game, scratch: Scratch, move: Move, at: string): Seat | undefined {
  const [only, more] = opponentsOf(g.state, enteringController(g.state, move));
  return more === undefined ? only : numberIn(scratch, `${CHOSEN}:${at}`);
}

/** Who has put the counters on it, if the chosen opponent wanted to. */
export function tributePayer(g: Game, scratch: Scratch, move: Move, at: string): Seat | undefined {
  return scratch[`${PAID}:${at}`] === 1 ? tributeFrom(g, scratch, move, at) : undefined;
}
