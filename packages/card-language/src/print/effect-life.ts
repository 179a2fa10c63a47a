import type { Amount } from "../amount.ts";
import type { Effect } from "../effect.ts";
import type { PlayerRef } from "../reference.ts";
import type { Recipient } from "../selection.ts";
import { DAMAGE, LIFE, measure, unit } from "./amount.ts";
import { type Clause, type Piece, piece, playerClause } from "./clause.ts";
import { objectKey, type PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

type LifeEffect = Extract<
  Effect,
  {
    kind:
      | "dealDamage"
      | "gainLife"
      | "loseLife"
      | "setLife"
      | "exchangeLife"
      | "addPlayerCounters"
      | "payEnergy"
      | "winGame"
      | "loseGame"
      | "drawGame"
      | "becomeMonarch";
  }
>;

/** Damage, life, players' counters, and how games end. */
export function printLifeEffect(effect: LifeEffect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "dealDamage":
      return dealDamage(effect, p);
    case "gainLife":
      return piece(measured(effect.who, "gain", effect.amount, p));
    case "loseLife":
      return piece(measured(effect.who, "lose", effect.amount, p));
    case "setLife":
      return piece({
        subject: `${p.player(effect.who, "possessive")} life total`,
        key: "life",
        number: "one",
        verbs: [`become ${p.value(effect.to)}`],
      });
    case "exchangeLife":
      return piece(
        playerClause(effect.who, p, () => ({ verb: `exchange life totals with ${p.player(effect.with)}` })),
      );
    case "addPlayerCounters":
      return playerCounters(effect, p);
    case "payEnergy":
      return piece(playerClause({ kind: "you" }, p, () => ({ verb: `pay ${energy(effect.amount, p)}` })));
    case "winGame":
      return piece(playerClause(effect.who, p, () => ({ verb: "win the game" }), true));
    case "loseGame":
      return piece(playerClause(effect.who, p, () => ({ verb: "lose the game" }), true));
    case "drawGame":
      return piece({ subject: "the game", key: "game", number: "one", verbs: ["be a draw"] });
    case "becomeMonarch":
      return piece(playerClause(effect.who, p, () => ({ verb: "become the monarch" }), true));
  }
}

function measured(who: PlayerRef, verb: string, amount: Amount, p: PrintContext): Clause {
  return playerClause(
    who,
    p,
    () => {
      const said = measure(amount, LIFE, p);
      return { verb: `${verb} ${said.text}`, after: said.suffix };
    },
    true,
  );
}

function playerCounters(effect: Extract<LifeEffect, { kind: "addPlayerCounters" }>, p: PrintContext): Piece {
  if (effect.counter === "energy") {
    return piece(playerClause(effect.who, p, () => ({ verb: `get ${energy(effect.amount, p)}` }), true));
  }
  return piece(
    playerClause(
      effect.who,
      p,
      () => {
        const said = measure(effect.amount, unit(`${effect.counter} counter`), p);
        return { verb: `get ${said.text}`, after: said.suffix };
      },
      true,
    ),
  );
}

/** `{E}{E}`. */
function energy(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number" && amount <= 6) return "{E}".repeat(amount);
  if (typeof amount === "number") return `${amount} {E}`;
  return amount.kind === "x" ? "X {E}" : `an amount of {E} equal to ${p.value(amount)}`;
}

type DealDamage = Extract<Effect, { kind: "dealDamage" }>;

function dealDamage(effect: DealDamage, p: PrintContext): Piece {
  const say = p.say(effect);
  const source = effect.source ?? { kind: "this" };
  const subject = effect.source === undefined ? p.source(effect, "subject") : p.object(source, "subject");
  const many = subject === "they" || p.mentioned(objectKey(source))?.plural === true;
  const verb =
    effect.divided !== undefined
      ? dividedDamage(effect, p)
      : say.first === false
        ? lateAmount(effect, p)
        : plainDamage(effect, p);
  const more: string[] = [];
  if (effect.unpreventable === true)
    more.push(`${say.noun === "object" ? "This" : "The"} damage can't be prevented.`);
  if (effect.excessTo !== undefined)
    more.push(`Excess damage is dealt to ${recipient(effect.excessTo, p)} instead.`);
  if (effect.bind !== undefined) p.mention(`amount:${effect.bind}`, "the damage dealt this way", false);
  p.it = p.it ?? objectKey(source);
  return piece({ subject, key: objectKey(source), number: many ? "many" : "one", verbs: [verb] }, more);
}

function plainDamage(effect: DealDamage, p: PrintContext): string {
  const said = measure(effect.amount, DAMAGE, p);
  const equal = said.suffix.startsWith(" equal to");
  if (equal) return `deal ${said.text}${said.suffix} to ${recipients(effect, p)}`;
  return `deal ${said.text} to ${recipients(effect, p)}${said.suffix}`;
}

/** "each creature and each player"; with amounts of their own, "any target and 2 damage to you". */
function recipients(effect: DealDamage, p: PrintContext): string {
  const first = recipient(effect.to, p);
  const others = (effect.also ?? []).map((share) => {
    const isSame = JSON.stringify(share.amount) === JSON.stringify(effect.amount);
    if (isSame && p.say(share).variant !== 2) return recipient(share.to, p);
    const said = measure(share.amount, DAMAGE, p);
    return `${said.text} to ${recipient(share.to, p)}${said.suffix}`;
  });
  return [first, ...others].join(" and ");
}

/** "deals damage to target creature equal to its power". */
function lateAmount(effect: DealDamage, p: PrintContext): string {
  const to = recipients(effect, p);
  return `deal damage to ${to} equal to ${p.value(effect.amount)}`;
}

function dividedDamage(effect: DealDamage, p: PrintContext): string {
  const said = measure(effect.amount, DAMAGE, p);
  const how = effect.divided === "evenly" ? "evenly, rounded down," : "as you choose";
  return `deal ${said.text}${said.suffix} divided ${how} among ${recipient(effect.to, p)}`;
}

/** Who or what is dealt damage: "any target", "each creature and each player". */
export function recipient(to: Recipient, p: PrintContext): string {
  switch (to.kind) {
    case "objects":
      return to.what.kind === "union"
        ? to.what.of.map((one) => p.selection(one)).join(" and ")
        : p.selection(to.what);
    case "players":
      return p.player(to.who);
    case "targets":
      return `${p.say(to).each === "each" ? "each of " : ""}${p.object({ kind: "target", target: to.target })}`;
    case "eventRecipient":
      throw new NotPrintable("recipient eventRecipient");
  }
}
