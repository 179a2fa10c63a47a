import type { Effect } from "@spellroom/card-language";
import { seatsInOrder } from "../../state/access.ts";
import { withinReach } from "../../state/range.ts";
import { tell } from "../game/game.ts";
import { pickWord } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 701.32: starting with the controller each player in range votes in turn order. A tie goes to the option named last. */
export function vote(run: Run, effect: EffectOf<"vote">): void {
  const words = effect.options.map(({ word }) => word);
  const votes = new Map<string, number>();
  for (const seat of withinReach(run.state, run.controller, seatsInOrder(run.state, run.controller))) {
    const word = pickWord(run, `vote:${seat}`, seat, { key: "vote" }, words);
    if (word === undefined) return;
    votes.set(word, (votes.get(word) ?? 0) + 1);
    if (run.scratch[`told:${seat}`] !== true) {
      run.note(`told:${seat}`, true);
      tell(run.g, { kind: "chosen", seat, source: run.source, what: "vote", value: word });
    }
  }
  const most = Math.max(...words.map((word) => votes.get(word) ?? 0));
  const winner = words.findLast((word) => (votes.get(word) ?? 0) === most);
  const follow: Effect[] = [];
  for (const { word, perVote, ifMost } of effect.options) {
    for (let count = votes.get(word) ?? 0; count > 0; count--) follow.push(...(perVote ?? []));
    if (word === winner) follow.push(...(ifMost ?? []));
  }
  for (const { word, bind } of effect.options)
    if (bind !== undefined) run.bind(bind, { amount: votes.get(word) ?? 0 });
  run.advance();
  run.push(follow);
}
