import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("playerCounters", {
  counter: label,
  of: playerRef,
});
export interface PlayerCountersAmount extends Node<typeof schema> {}

export function english(amount: PlayerCountersAmount, p: PrintContext): string {
  return `the number of ${amount.counter} counters ${p.player(amount.of, "subject")} ${amount.of.kind === "you" ? "have" : "has"}`;
}

export function englishEach(amount: PlayerCountersAmount, p: PrintContext): string {
  const who = amount.of.kind === "opponents" ? "your opponents" : p.player(amount.of);
  return `${amount.counter} counter ${who} have`;
}

export function french(amount: PlayerCountersAmount, p: fr.FrenchContext): string {
  return `le nombre de ${fr.counterNoun(amount.counter).many} ${frenchHave(amount, p)}`;
}

export function frenchEach(amount: PlayerCountersAmount, p: fr.FrenchContext): string {
  return `${fr.counterNoun(amount.counter).one} ${frenchHave(amount, p)}`;
}

function frenchHave(amount: PlayerCountersAmount, p: fr.FrenchContext): string {
  // All of them together, not each by itself.
  if (amount.of.kind === "opponents") return "que vos adversaires ont";
  return `que ${fr.present(p.player(amount.of), fr.vp("avoir"))}`;
}
