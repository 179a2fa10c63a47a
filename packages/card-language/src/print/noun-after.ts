import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { type OneMany, same } from "./noun-phrase.ts";
import { COLOR_WORDS } from "./vocabulary.ts";
import { listOf } from "./words.ts";

export const ORDER = ["controller", "owner"];

/** What follows the noun: "you control", "with power 3 or less", "that was dealt damage this turn". */
export function printAfter(
  of: readonly Predicate[],
  filter: Filter,
  p: PrintContext,
  zone: OneMany | undefined,
): readonly OneMany[] {
  const say = p.say(filter);
  const order = say.order ?? ORDER;
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const onStack = filter.zones?.length === 1 && filter.zones[0] === "stack";
  const said = ownAndControl(of.filter((one) => !(one.kind === "controller" && p.say(one).variant === 2)));
  const items = said.map((one) => ({
    rank: rank(one.kind === "not" ? one.of.kind : one.kind),
    phrase: one.kind === "all" ? together(one, p) : p.after(one, onStack),
  }));
  if (zone !== undefined) items.push({ rank: rank("zone"), phrase: zone });
  if (say.place === "battlefield") {
    const at = order.includes("place") ? rank("place") : order.length + 1;
    items.push({ rank: at, phrase: same("on the battlefield") });
  }
  items.sort((a, b) => a.rank - b.rank);
  return items.map(({ phrase }, index) => withAgain(phrase, items[index - 1]?.phrase));
}

/** "you both own and control", "that's both blue and red" (3) */
function together(one: Extract<Predicate, { kind: "all" }>, p: PrintContext): OneMany {
  if (p.say(one).variant !== 3) return same("you both own and control");
  const words = one.of.flatMap((part) => (part.kind === "color" ? [COLOR_WORDS[part.color]] : []));
  return { one: `that's both ${listOf(words, "and")}`, many: `that are both ${listOf(words, "and")}` };
}

/** "you both own and control" is one phrase for two predicates. */
export function ownAndControl(of: readonly Predicate[]): readonly Predicate[] {
  const yours = of.filter(
    (one) => (one.kind === "controller" || one.kind === "owner") && one.player.kind === "you",
  );
  if (yours.length !== 2) return of;
  return [...of.filter((one) => !yours.includes(one)), { kind: "all", of: yours }];
}

/** "with flying and with ..." is "with flying and ...". */
export function withAgain(phrase: OneMany, before: OneMany | undefined): OneMany {
  if (before?.one === "you own" && phrase.one === "you don't control") return same("but don't control");
  if (before?.one.startsWith("with ") !== true || !phrase.one.startsWith("with ")) return phrase;
  return { one: phrase.one.replace(/^with/, "and"), many: phrase.many.replace(/^with/, "and") };
}

/** "you control", "an opponent controls", "your opponents control", "target player controls". */
export function verb(player: PlayerRef, base: "control" | "own" | "cast", p: PrintContext): OneMany {
  if (p.say(player).as === "they") return same(`they ${base}`);
  switch (player.kind) {
    case "you":
      return same(`you ${base}`);
    case "opponents":
      return { one: `an opponent ${base}s`, many: `your opponents ${base}` };
    case "otherPlayers":
      return { one: `another player ${base}s`, many: `other players ${base}` };
    case "allPlayers":
      return { one: `a player ${base}s`, many: `players ${base}` };
    default: {
      const who = p.player(player, "subject");
      return same(who === "they" ? `they ${base}` : `${who} ${base}s`);
    }
  }
}
