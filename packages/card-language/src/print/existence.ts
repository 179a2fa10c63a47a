import type { Amount } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import type { Stat } from "../stat.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, manyOf } from "./noun-phrase.ts";
import { listOf, numberWord } from "./words.ts";

export function turnOf(whose: PlayerRef, p: PrintContext): string {
  return whose.kind === "opponents" ? "an opponent's" : p.player(whose, "possessive");
}

/** "it's your main phase": one of a turn's two kinds of them (CR 505.1). */
export function isYourMainPhase(condition: Condition): boolean {
  return (
    condition.kind === "any" &&
    condition.of.length === 2 &&
    condition.of.every(
      (one, at) =>
        one.kind === "during" &&
        one.whose?.kind === "you" &&
        one.phase === (at === 0 ? "precombatMain" : "postcombatMain"),
    )
  );
}

interface Rivaled {
  readonly filter: Filter;
  readonly atLeast?: Amount;
  readonly sameController?: true;
}

/** Another player controls as many as one does, which is denied of one who controls "more lands than each other player". */
export function isRival({ filter, atLeast, sameController }: Rivaled): boolean {
  const last = filter.of.at(-1);
  return (
    sameController === true &&
    typeof atLeast === "object" &&
    atLeast.kind === "count" &&
    last?.kind === "not" &&
    last.of.kind === "controller"
  );
}

/** Another creature has as high a number as one does, which is denied of one whose "power is greater than each other creature's power". */
export function unsurpassed({
  filter,
  atLeast,
}: Rivaled): { readonly ref: ObjectRef; readonly stat: Stat } | undefined {
  const [type, other, number, ...more] = filter.of;
  if (type?.kind !== "type" || type.type !== "creature" || filter.zones !== undefined) return undefined;
  if (other?.kind !== "otherThan" || number?.kind !== "stat" || number.compare !== ">=") return undefined;
  const { stat, value } = number;
  const own =
    typeof value === "object" && value.kind === "stat" && value.stat === stat ? value.of : undefined;
  const same = own !== undefined && objectKey(own) === objectKey(other.ref);
  return same && more.length === 0 && atLeast === undefined ? { ref: other.ref, stat } : undefined;
}

export interface Owned {
  /** "you control", "an opponent controls"; empty where nobody does. */
  readonly verb: string;
  readonly rest: Filter;
}

export function controllerVerb(filter: Filter, p: PrintContext): Owned {
  const controller = filter.of.find((one) => one.kind === "controller");
  const rest = { ...filter, of: filter.of.filter((one) => one !== controller) };
  p.sayAs(rest, filter);
  if (controller?.kind !== "controller") return { verb: "", rest: filter };
  const { player } = controller;
  if (player.kind === "you") return { verb: "you control", rest };
  if (player.kind === "opponents")
    return {
      verb: p.say(controller).variant === 1 ? "your opponents control" : "an opponent controls",
      rest,
    };
  if (player.kind === "allPlayers")
    return { verb: p.say(controller).variant === 1 ? "any player controls" : "a player controls", rest };
  return { verb: `${p.player(player, "subject")} controls`, rest };
}

/** What is said to be attacking. */
export function withoutAttacking(filter: Filter, p: PrintContext): Filter {
  const rest = {
    ...filter,
    of: filter.of.filter((one) => !(one.kind === "status" && one.status === "attacking")),
  };
  p.sayAs(rest, filter);
  return rest;
}

export function exists(filter: Filter, atLeast: Amount, p: PrintContext): string {
  const { verb, rest } = controllerVerb(filter, p);
  if (p.say(filter).variant === 7) return "you control your commander";
  const np = p.noun(rest);
  if (verb !== "") return `${verb} ${atLeastWords(atLeast, rest, p)}`;
  if (np.zone !== undefined) {
    if (atLeast === 1)
      return `there is ${indefinite(np)}`.replace(
        "there is",
        p.say(filter).variant === 3 ? "there's" : "there is",
      );
    if (atLeast === 0) return `there are no ${manyOf(np)}`;
    const listed = `${atLeastWords(atLeast, rest, p)}`;
    return p.say(filter).variant === 4
      ? listed.replace(` in ${np.zone.many}`, ` are in ${np.zone.many}`)
      : `there are ${listed}`;
  }
  const { variant, place } = p.say(filter);
  if (variant === 3 && place === "battlefield" && atLeast === 1) return `there's ${indefinite(np)}`;
  const where = place === "battlefield" || rest.zones !== undefined ? "" : " on the battlefield";
  if (variant === 2) return `there are ${atLeastWords(atLeast, rest, p)}${where}`;
  if (atLeast === 0 && where === "") return `there are no ${manyOf(np)}`;
  if (atLeast === 0) return `no ${manyOf(np)} are on the battlefield`;
  if (atLeast === 1)
    return variant === 5 ? `there is ${indefinite(np)}${where}` : `${indefinite(np)} is on the battlefield`;
  return `there are ${atLeastWords(atLeast, rest, p)}${where}`;
}

/** "a Swamp or a Mountain": alternatives with an article each. */
export function eitherOne(filter: Filter, p: PrintContext): string | undefined {
  const [only] = filter.of;
  if (filter.of.length !== 1 || only?.kind !== "any" || p.say(filter).variant !== 6) return undefined;
  const each = only.of.map((one) => indefinite(p.noun({ of: one.kind === "all" ? one.of : [one] })));
  return listOf(each, "or");
}

export function atLeastWords(atLeast: Amount, filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  if (atLeast === 0) return `no ${manyOf(np)}`;
  if (atLeast === 1) return eitherOne(filter, p) ?? indefinite(np);
  if (typeof atLeast === "number") return `${numberWord(atLeast)} or more ${manyOf(np)}`;
  throw new NotPrintable("condition exists", "with an amount");
}
