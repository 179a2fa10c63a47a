import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** How many players there are, or of how many of them something is so. */
export const schema = variant("countPlayers", {
  players: playerRef,
  /** What is so of each of those that are counted. */
  where: condition.exactOptional(),
});
export interface CountPlayersAmount extends Node<typeof schema> {}

export function english(amount: CountPlayersAmount, p: PrintContext): string {
  if (amount.where !== undefined) {
    const who = whoIsSo(amount, p);
    const many = MANY.reduce((text, [one, more]) => text.replace(one, more), who);
    return `the number of ${amount.players.kind === "opponents" ? "opponents" : "players"} ${many}`;
  }
  return amount.players.kind === "opponents" ? "the number of opponents you have" : "the number of players";
}

/** "who controls", of several "who control". */
const MANY: readonly (readonly [RegExp, string])[] = [
  [/^who controls /, "who control "],
  [/^who has /, "who have "],
  [/^who was /, "that were "],
];

/** "who lost life this turn", "who has more cards in hand than you" */
function whoIsSo({ where }: CountPlayersAmount, p: PrintContext): string {
  if (where === undefined) throw new NotPrintable("amount countPlayers", "of all players");
  const { each, actor } = p;
  p.each = "who";
  p.actor = undefined;
  const text = p.condition(where);
  p.each = each;
  p.actor = actor;
  if (!text.startsWith("who ")) throw new NotPrintable("amount countPlayers", "of whom nothing is said");
  return text;
}

function playersThing(players: PlayerRef): string {
  switch (players.kind) {
    case "opponents":
      return "opponent you have";
    case "allPlayers":
      return "player";
    case "otherPlayers":
    case "otherThanEventPlayer":
      return "other player";
    default:
      throw new NotPrintable("amount countPlayers", `of ${players.kind}`);
  }
}

export function englishEach(amount: CountPlayersAmount, p: PrintContext): string {
  if (amount.where === undefined) return playersThing(amount.players);
  return `${amount.players.kind === "opponents" ? "opponent" : "player"} ${whoIsSo(amount, p)}`;
}

export function french(amount: CountPlayersAmount, p: fr.FrenchContext): string {
  if (amount.where !== undefined) return `le nombre de ${frenchWho(amount, p, true)}`;
  return amount.players.kind === "opponents"
    ? "le nombre d'adversaires que vous avez"
    : `le nombre de ${frenchEach(amount, p)}s`;
}

/** « adversaire pour lequel ce joueur contrôle plus de terrains que vous » */
function frenchWho({ players, where }: CountPlayersAmount, p: fr.FrenchContext, many: boolean): string {
  if (where === undefined) throw new NotPrintable("amount countPlayers", "of all players");
  const noun = `${players.kind === "opponents" ? "adversaire" : "joueur"}${many ? "s" : ""}`;
  const { each } = p;
  p.each = fr.nominal("qui", "m", many);
  const text = p.condition(where);
  p.each = each;
  return `${noun} ${text}`;
}

export function frenchEach(amount: CountPlayersAmount, p: fr.FrenchContext): string {
  if (amount.where !== undefined) return frenchWho(amount, p, false);
  switch (amount.players.kind) {
    case "opponents":
      return "adversaire que vous avez";
    case "otherPlayers":
    case "otherThanEventPlayer":
      return "autre joueur";
    case "attackedByYou":
      return "adversaire que vous avez attaqué";
    default:
      return "joueur";
  }
}
