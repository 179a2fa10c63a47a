import { type Game, seatsInOrder, wordsIn } from "../../state/access.ts";
import type { HappenFrame, Scratch } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { ask, replaceFrame } from "../game/game.ts";
import { type Contender, whichFirst } from "./which-first.ts";

/** Effects of which one is to be chosen that changes first what counters a permanent of a batch enters with. */
export interface OpenOrder {
  readonly at: number;
  readonly object: ObjectId;
  readonly seat: Seat;
  readonly among: readonly Contender[];
}

/** What a frame is asking about while it asks for such an order. */
export const COUNTER_ORDER = "counterOrder";

/** The effects that were chosen to change the counters of what is about to enter, the first one first. */
export function counterOrder(scratch: Scratch, object: ObjectId): readonly string[] {
  return wordsIn(scratch, `${COUNTER_ORDER}:${object}`) ?? NONE_YET;
}

const NONE_YET: readonly string[] = [];

export function withCounterOrder(scratch: Scratch, object: ObjectId, key: string): Scratch {
  return { ...scratch, [`${COUNTER_ORDER}:${object}`]: [...counterOrder(scratch, object), key] };
}

/** CR 616.1: its controller chooses which effect changes first what counters a permanent enters with; several in APNAP order. */
export function askCounterOrder(g: Game, frame: HappenFrame, open: readonly OpenOrder[]): boolean {
  if (open.length === 0) return false;
  const seats = seatsInOrder(g.state);
  const [next] = open.toSorted((one, other) => seats.indexOf(one.seat) - seats.indexOf(other.seat));
  if (!next) return false;
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, asking: COUNTER_ORDER, about: next.at } });
  ask(g, next.seat, { key: "orderReplacements", source: next.object }, whichFirst(next.among));
  return true;
}
