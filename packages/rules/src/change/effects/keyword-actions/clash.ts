import { characteristics } from "../../../query/layers/index.ts";
import { playerOf, seatsInOrder } from "../../../state/access.ts";
import type { ObjectId, Seat } from "../../../state/ids.ts";
import { opponentsOf } from "../../../state/teams.ts";
import { revealToAll } from "../../game/reveal.ts";
import { arrange, confirm, pickEntities } from "../ask.ts";
import { tellAction } from "../keyword-event.ts";
import { rearrange } from "../library.ts";
import type { Run } from "../run.ts";
import { lookAt } from "../scry.ts";
import { type ActionEffect, actorOf, numberOf } from "./action.ts";

/** Whether the player won the latest clash is bound to this name. */
export const CLASH = "clash";

/** CR 701.23: both reveal their top card and may put it on the bottom; the greater mana value wins. */
export function clash(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  const opponent = opponentOf(run, seat);
  if (opponent === undefined) return;
  const seats = seatsInOrder(run.state).filter((one) => one === seat || one === opponent);
  const tops = seats.map((one) => ({ seat: one, card: playerOf(run.state, one).library[0] }));
  if (run.scratch.shown !== true) {
    run.note("shown", true);
    for (const { seat: by, card } of tops) if (card !== undefined) revealToAll(run.g, [card], by);
  }
  const down: { readonly seat: Seat; readonly card: ObjectId }[] = [];
  for (const { seat: by, card } of tops) {
    if (card === undefined) continue;
    const away = confirm(run, `bottom:${by}`, by, { key: "may", detail: "clash" });
    if (away === undefined) return;
    if (away) down.push({ seat: by, card });
  }
  const values = new Map(
    tops.map(({ seat: by, card }) => [by, card === undefined ? -1 : manaValueOf(run, card)]),
  );
  const won = (values.get(seat) ?? -1) > (values.get(opponent) ?? -1);
  run.finish(CLASH, { did: won });
  const everybody = run.state.players.map((player) => player.seat);
  for (const { seat: by, card } of down) rearrange(run.g, by, [], [card], everybody);
  for (const one of seats) tellAction(run.g, "clash", one, null, 1);
}

function manaValueOf(run: Run, card: ObjectId): number {
  return characteristics(run.state, card).manaValue;
}

function opponentOf(run: Run, seat: Seat): Seat | undefined {
  const opponents = opponentsOf(run.state, seat);
  const picked = pickEntities(
    run,
    "opponent",
    seat,
    { key: "choosePlayer" },
    opponents.map((player) => ({ player })),
    { min: 1, max: 1 },
  );
  const [chosen] = picked ?? [];
  return chosen && "player" in chosen ? chosen.player : undefined;
}

/** CR 701.22: as scrying, but in an opponent's library. */
export function fateseal(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  const opponent = opponentOf(run, seat);
  if (opponent === undefined) return;
  const cards = playerOf(run.state, opponent).library.slice(0, numberOf(run, effect));
  lookAt(run, seat, cards);
  const piles =
    cards.length === 0
      ? [[], []]
      : arrange(run, "fateseal", seat, { key: "scry", detail: "fateseal", amount: cards.length }, cards, [
          { name: "libraryTop", min: 0, max: cards.length, ordered: true },
          { name: "libraryBottom", min: 0, max: cards.length, ordered: true },
        ]);
  if (!piles) return;
  run.finish(undefined, { did: cards.length > 0 });
  rearrange(run.g, opponent, piles[0] ?? [], piles[1] ?? [], [seat]);
  tellAction(run.g, "fateseal", seat, null, cards.length);
}
