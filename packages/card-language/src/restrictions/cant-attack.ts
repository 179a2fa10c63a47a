import type { Cost } from "../cost.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantAttack", {
  unlessDefenderControls: filter.exactOptional(),
  player: playerRef.exactOptional(),
  alone: flag,
  unlessCost: costs.exactOptional(),
});
export interface CantAttackRestriction extends Node<typeof schema> {}

export function english(r: CantAttackRestriction, time: RestrictionTime, p: PrintContext): string {
  const whom = r.player === undefined ? "" : r.player.kind === "you" ? " you" : ` ${p.player(r.player)}`;
  const alone = r.alone === true ? " alone" : "";
  const unless =
    r.unlessDefenderControls === undefined
      ? ""
      : ` unless defending player controls ${indefinite(p.noun(r.unlessDefenderControls))}`;
  const paid = r.unlessCost === undefined ? "" : unlessControllerPays(r.unlessCost, time);
  return `can't attack${whom}${alone}${during(time)}${unless}${paid}`;
}

/** " unless its controller pays {3}" */
function unlessControllerPays(cost: readonly Cost[], time: RestrictionTime): string {
  const mana = cost.map((part) => {
    if (part.kind !== "mana") throw new NotPrintable("restriction cantAttack", "unless something is done");
    return manaText(part.mana);
  });
  return ` unless ${time.many ? "their" : "its"} controller pays ${mana.join("")}`;
}

export function french(
  r: CantAttackRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const whom = r.player === undefined ? "" : ` ${r.player.kind === "you" ? "vous" : p.player(r.player).text}`;
  const attack = r.player?.kind === "you" ? "vous attaquer" : `attaquer${whom}`;
  const alone = r.alone === true ? ` ${fr.adjective("seul")(style.who)}` : "";
  const unless =
    r.unlessDefenderControls === undefined
      ? ""
      : ` sauf si le joueur défenseur contrôle ${fr.aOrAn(p.noun(r.unlessDefenderControls)).text}`;
  const paid =
    r.unlessCost === undefined
      ? ""
      : ` à moins que son contrôleur ne ${fr.conjugateAll(p.costAction(r.unlessCost), "subjunctive", fr.nominal("son contrôleur", "m"))}`;
  return fr.cant(`${attack}${alone}${fr.during(style)}${unless}${paid}`);
}
