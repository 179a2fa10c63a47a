import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { unlessPaid } from "../print/unless-paid.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantAttack", {
  unlessDefenderControls: filter.exactOptional(),
  ifDefenderControls: filter.exactOptional(),
  player: playerRef.exactOptional(),
  /** Nor planeswalkers that the player controls; in the wording, 1: "or planeswalkers you control". */
  orPlaneswalkers: flag,
  alone: flag,
  unlessCost: costs.exactOptional(),
});
export interface CantAttackRestriction extends Node<typeof schema> {}

export function english(r: CantAttackRestriction, time: RestrictionTime, p: PrintContext): string {
  const whom = r.player === undefined ? "" : r.player.kind === "you" ? " you" : ` ${p.player(r.player)}`;
  const theirs = r.orPlaneswalkers === true ? planeswalkersOf(r, p) : "";
  const alone = r.alone === true ? " alone" : "";
  const unless =
    r.unlessDefenderControls === undefined
      ? ""
      : ` unless defending player controls ${indefinite(p.noun(r.unlessDefenderControls))}`;
  const ifSo =
    r.ifDefenderControls === undefined
      ? ""
      : ` if defending player controls ${indefinite(p.noun(r.ifDefenderControls))}`;
  const paid = r.unlessCost === undefined ? "" : unlessPaid(r.unlessCost, time, p);
  const either = p.say(r).join === "or" ? "attack or block" : "attack";
  return `can't ${either}${whom}${theirs}${alone}${during(time)}${unless}${ifSo}${paid}`;
}

/** " or a planeswalker you control", " or planeswalkers you control" */
function planeswalkersOf(r: CantAttackRestriction, p: PrintContext): string {
  const some = p.say(r).variant === 1 ? "planeswalkers" : "a planeswalker";
  return ` or ${some} ${r.player?.kind === "you" ? "you" : "they"} control`;
}

export function french(
  r: CantAttackRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const whom = r.player === undefined ? "" : ` ${r.player.kind === "you" ? "vous" : p.player(r.player).text}`;
  const attacked = r.player?.kind === "you" ? "vous attaquer" : `attaquer${whom}`;
  const own = r.player?.kind === "you" ? "vous contrôlez" : "il contrôle";
  const attack = r.orPlaneswalkers === true ? `${attacked} ni attaquer un planeswalker que ${own}` : attacked;
  const alone = r.alone === true ? ` ${fr.adjective("seul")(style.who)}` : "";
  const unless =
    r.unlessDefenderControls === undefined
      ? ""
      : ` sauf si le joueur défenseur contrôle ${fr.aOrAn(p.noun(r.unlessDefenderControls)).text}`;
  const ifSo =
    r.ifDefenderControls === undefined
      ? ""
      : ` si le joueur défenseur contrôle ${fr.aOrAn(p.noun(r.ifDefenderControls)).text}`;
  const paid = r.unlessCost === undefined ? "" : fr.unlessPaid(r.unlessCost, style, p);
  return fr.cant(`${attack}${alone}${fr.during(style)}${unless}${ifSo}${paid}`);
}
