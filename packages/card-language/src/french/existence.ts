import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import { imperfect, present } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { type Gender, type Nominal, numberWord } from "./grammar.ts";
import { aOrAn, phrase } from "./noun-phrase.ts";
import { anyPlayer, players } from "./reference.ts";
import { countWord } from "./selection.ts";
import { not, vp } from "./verbs.ts";

/** How many there are: at least, at most, exactly, none. */
export type Bound =
  | { readonly kind: "some" }
  | { readonly kind: "none" }
  | { readonly kind: "atLeast" | "atMost" | "exactly"; readonly number: Amount };

/** The objects with their number: « une créature », « aucune créature », « au moins trois créatures ». */
export function bounded(filter: Filter, bound: Bound, p: FrenchContext): Nominal {
  const np = p.noun(filter);
  if (bound.kind === "some") {
    const one = aOrAn(np);
    p.mentionUnnamed(one, np);
    return one;
  }
  if (bound.kind === "none") return phrase(np, { determiner: "no" });
  const lead = { atLeast: "au moins ", atMost: "au plus ", exactly: "exactement " }[bound.kind];
  const { number } = bound;
  const word = (gender: Gender): string =>
    typeof number === "number" ? numberWord(number, gender) : countWord(number, p, gender);
  return phrase(np, { determiner: { number: (gender) => lead + word(gender) }, many: number !== 1 });
}

/** A filter without who controls it, and that player. */
export function controlled(filter: Filter): {
  readonly player: PlayerRef | undefined;
  readonly rest: Filter;
} {
  const controller = filter.of.find((one) => one.kind === "controller");
  if (controller?.kind !== "controller") return { player: undefined, rest: filter };
  return {
    player: controller.player,
    rest: { ...filter, of: filter.of.filter((one) => one !== controller) },
  };
}

/** « vous contrôlez une île », « un adversaire ne contrôle aucune créature », « il y a sept cartes dans votre cimetière ». */
export function exists(
  filter: Filter,
  bound: Bound,
  p: FrenchContext,
  together = bound.kind === "none",
): string {
  const { player, rest } = controlled(filter);
  const none = bound.kind === "none";
  if (player !== undefined) {
    const who = together ? players(player, p) : anyPlayer(player, p);
    const verb = vp("contrôler", bounded(rest, bound, p).text);
    const said = none ? not(verb, "alone") : verb;
    return p.lookingBack ? imperfect(who, said) : present(who, said);
  }
  const words = bounded(rest, bound, p);
  const inCombat = filter.of.some(({ kind }) => kind === "blocking" || kind === "attacksPlayer");
  const where = (filter.zones ?? []).length === 0 && !inCombat ? " sur le champ de bataille" : "";
  return `il ${none ? "ne y a" : "y a"} ${words.text}${where}`;
}
