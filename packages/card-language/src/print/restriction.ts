import type { Restriction } from "../modification.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, manyOf } from "./noun-phrase.ts";
import { numberWord } from "./words.ts";

/** Whether the restriction lasts until something ("this turn") or always. */
export interface RestrictionTime {
  /** "this turn", "this combat" or "" for a static ability. */
  readonly when: string;
  readonly many: boolean;
}

/** What an object can't or must do, as a verb phrase in its base form (CR 508.1c-d, 509.1b-c). */
export function printRestriction(r: Restriction, time: RestrictionTime, p: PrintContext): string {
  const turn = time.when === "" ? "" : ` ${time.when}`;
  switch (r.kind) {
    case "cantAttack":
      return cantAttack(r, turn, p);
    case "cantBlock":
      return cantBlock(r, turn, p);
    case "canBlockOnly":
      return `can block only ${manyOf(p.noun(r.what))}`;
    case "canBlockAdditional":
      return canBlockAdditional(r.count, time);
    case "cantBeBlocked":
      return `${cantBeBlocked(r, p)}${turn}`;
    case "mustAttack":
      if (r.player !== undefined)
        return `attack ${p.player(r.player)} ${time.when === "" ? "each combat" : time.when} if able`;
      return `attack ${time.when === "" ? "each combat" : time.when} if able`;
    case "mustBlock":
      return `block${r.what === undefined ? "" : ` ${p.object(r.what)}`} ${time.when === "" ? "each combat" : time.when} if able`;
    case "mustBeBlocked":
      return r.byAll === true ? "" : `must be blocked${turn} if able`;
    case "attacksAsThoughNoDefender":
      return `can attack${turn} as though ${time.many ? "they" : "it"} didn't have defender`;
    case "attacksAsThoughHaste":
      return `can attack${turn} as though ${time.many ? "they" : "it"} had haste`;
    case "doesntUntap":
      return doesntUntap(r, turn, time, p);
    case "mayNotUntap":
    case "cantUntap":
    case "cantTransform":
    case "cantBeExiled":
    case "cantBeSacrificed":
    case "cantBeRegenerated":
    case "cantHaveCounters":
      return `${SIMPLE[r.kind]}${turn}`;
    default:
      return printRarer(r, turn, time, p);
  }
}

const SIMPLE = {
  mayNotUntap: "may choose not to untap",
  cantUntap: "can't become untapped",
  cantTransform: "can't transform",
  cantBeExiled: "can't be exiled",
  cantBeSacrificed: "can't be sacrificed",
  cantBeRegenerated: "can't be regenerated",
  cantHaveCounters: "can't have counters put on it",
} as const;

type Rarer = Extract<
  Restriction,
  {
    kind:
      | "cantBeTargeted"
      | "cantBeCountered"
      | "cantBeEnchantedOrEquipped"
      | "cantActivateAbilities"
      | "assignsDamageByToughness"
      | "assignsDamageAsThoughUnblocked"
      | "dealsNoCombatDamage"
      | "canAttackPlaneswalkersOnly"
      | "lethalDamageByPower"
      | "losesToZeroCounters";
  }
>;

function printRarer(r: Rarer, turn: string, time: RestrictionTime, p: PrintContext): string {
  switch (r.kind) {
    case "cantBeTargeted":
      return `can't be the target of ${targetedBy(r.by, p)}${turn}`;
    case "cantBeCountered":
      return r.by === undefined ? "can't be countered" : `can't be countered by ${manyOf(p.noun(r.by))}`;
    case "cantBeEnchantedOrEquipped":
      return r.by === undefined
        ? "can't be enchanted or equipped"
        : `can't be enchanted by ${manyOf(p.noun(r.by))}`;
    case "assignsDamageByToughness": {
      const whose = time.many ? "their" : "its";
      return `assign combat damage equal to ${whose} toughness rather than ${whose} power${turn}`;
    }
    case "dealsNoCombatDamage":
      return `assign no combat damage${turn}`;
    case "assignsDamageAsThoughUnblocked":
    case "cantActivateAbilities":
    case "canAttackPlaneswalkersOnly":
    case "lethalDamageByPower":
    case "losesToZeroCounters":
      throw new NotPrintable(`restriction ${r.kind}`, "stands in a sentence of its own");
  }
}

function targetedBy(by: Extract<Restriction, { kind: "cantBeTargeted" }>["by"], p: PrintContext): string {
  if ("spellsControlledBy" in by) {
    const who = by.spellsControlledBy;
    const whose =
      who.kind === "opponents"
        ? "your opponents control"
        : who.kind === "you"
          ? "you control"
          : `${p.player(who, "subject")} controls`;
    return `spells or abilities ${whose}`;
  }
  return manyOf(p.noun(by));
}

function cantAttack(r: Extract<Restriction, { kind: "cantAttack" }>, turn: string, p: PrintContext): string {
  if (r.unlessCost !== undefined) throw new NotPrintable("restriction cantAttack", "unless a cost is paid");
  const whom = r.player === undefined ? "" : r.player.kind === "you" ? " you" : ` ${p.player(r.player)}`;
  const alone = r.alone === true ? " alone" : "";
  const unless =
    r.unlessDefenderControls === undefined
      ? ""
      : ` unless defending player controls ${indefinite(p.noun(r.unlessDefenderControls))}`;
  return `can't attack${whom}${alone}${turn}${unless}`;
}

function cantBlock(r: Extract<Restriction, { kind: "cantBlock" }>, turn: string, p: PrintContext): string {
  if (r.unlessCost !== undefined) throw new NotPrintable("restriction cantBlock", "unless a cost is paid");
  const what = r.what === undefined ? "" : ` ${manyOf(p.noun(r.what))}`;
  return `can't block${what}${r.alone === true ? " alone" : ""}${turn}`;
}

function canBlockAdditional(
  count: Extract<Restriction, { kind: "canBlockAdditional" }>["count"],
  time: RestrictionTime,
): string {
  const when = time.when === "" ? " each combat" : ` ${time.when}`;
  if (count === "any") return `can block any number of creatures${time.when === "" ? "" : when}`;
  if (typeof count !== "number") throw new NotPrintable("restriction canBlockAdditional", "with an amount");
  const creatures = count === 1 ? "an additional creature" : `an additional ${numberWord(count)} creatures`;
  return `can block ${creatures}${when}`;
}

function cantBeBlocked(r: Extract<Restriction, { kind: "cantBeBlocked" }>, p: PrintContext): string {
  if (r.by !== undefined) return `can't be blocked by ${manyOf(p.noun(r.by))}`;
  if (r.exceptBy !== undefined) return `can't be blocked except by ${manyOf(p.noun(r.exceptBy))}`;
  if (r.byMoreThan !== undefined) {
    return `can't be blocked by more than ${numberWord(r.byMoreThan)} creature${r.byMoreThan === 1 ? "" : "s"}`;
  }
  if (r.exceptByAtLeast !== undefined) {
    return `can't be blocked except by ${numberWord(r.exceptByAtLeast)} or more creatures`;
  }
  return "can't be blocked";
}

function doesntUntap(
  r: Extract<Restriction, { kind: "doesntUntap" }>,
  turn: string,
  time: RestrictionTime,
  p: PrintContext,
): string {
  const { variant } = p.say(r);
  if (r.whose !== undefined) {
    if (r.whose.kind !== "you") throw new NotPrintable("restriction doesntUntap", "of somebody else");
    return `don't untap during your ${r.during === "nextUntapStep" ? "next untap step" : "untap step"}`;
  }
  const whose = time.many
    ? variant === 2
      ? "their controller's"
      : "their controllers'"
    : "its controller's";
  const steps = time.many && variant !== 2 ? "steps" : "step";
  if (r.during === "nextUntapStep") return `don't untap during ${whose} next untap ${steps}`;
  return `don't untap during ${whose} untap ${steps}${turn}`;
}
