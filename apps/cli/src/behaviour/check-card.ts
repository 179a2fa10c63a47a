import type { CardDefinition, StaticEffect } from "@spellroom/card-language";
import { type Act, choose, type GameState } from "@spellroom/rules";
import { seededChance } from "../game/chance.ts";
import { brokenInvariants } from "../game/invariants.ts";
import { Offered } from "./offered.ts";
import { answerByChance } from "./player.ts";
import { type Start, setTable, type Table } from "./table.ts";
import { nothingSeen, type Seen, Watch } from "./watch.ts";

export interface CardCheck extends Seen {
  readonly name: string;
  /** Why the expectation can't say anything of this card; what was played is checked for faults alone. */
  readonly outside: string | null;
  /** A thrown error, a broken invariant, or what the text offers and the game never did. */
  readonly faults: readonly string[];
}

/** The most choices after an act until the stack must be empty. */
const AFTER_ACT = 80;
/** How many random choices are made while the card is on the battlefield. */
const MEANWHILE = 140;
/** More acts than these at one moment are more of the same. */
const MOST_ACTS = 8;

/**
 * Plays one card by itself against suitable things: casts it in every way, activates each of its abilities, and plays on by
 * chance so that its triggers are met. Each resolution is compared with what the text lets one expect; that is the text of
 * another card where somebody wants to see the comparison fail.
 */
export function checkCard(card: CardDefinition, seed: number, text: CardDefinition = card): CardCheck {
  const seen = nothingSeen();
  const faults: string[] = [];
  const offered = new Offered();
  for (const start of startsOf(card)) {
    try {
      const chance = seededChance(seed);
      const table = setTable(card, start, seed);
      offered.look(table.state, table.card);
      for (const act of actsOf(table.state, table.card)) tryAct(table, text, act, chance, seen, faults);
      playOn(table, text, chance, seen, faults, offered);
    } catch (error) {
      faults.push(`from ${start}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const outside = outsideOf(card);
  faults.push(...offered.missing(text));
  return { ...seen, differences: outside === null ? seen.differences : [], name: card.name, outside, faults };
}

function startsOf(card: CardDefinition): readonly Start[] {
  const { types, abilities = [] } = card.faces[0];
  const isPermanent = !types.includes("instant") && !types.includes("sorcery");
  const fromGraveyard = abilities.some((one) => "zone" in one && one.zone === "graveyard");
  return [
    "hand",
    ...(isPermanent ? (["battlefield"] as const) : []),
    ...(fromGraveyard ? (["graveyard"] as const) : []),
  ];
}

/** Replacement and rule effects of its own change what happens to everything, and the expectation knows none. */
function outsideOf(card: CardDefinition): string | null {
  const statics = card.faces.flatMap((face) =>
    (face.abilities ?? []).flatMap((one) => (one.kind === "static" ? one.effects : [])),
  );
  const found = statics.find(changesEvents);
  return found ? `its own ${found.kind}` : null;
}

function changesEvents(effect: StaticEffect): boolean {
  if (effect.kind === "rule")
    return effect.rule.kind !== "costChange" && effect.rule.kind !== "additionalLands";
  return (
    effect.kind === "replacement" &&
    (effect.replacement.kind !== "enters" || effect.replacement.what !== "this")
  );
}

function actsOf({ decision, objects }: GameState, card: number): readonly Act[] {
  if (decision?.kind !== "act" || decision.seat !== 0) return [];
  const own = decision.acts.filter(
    (act) =>
      act.kind !== "pass" && objects[act.object]?.card === card && !(act.kind === "activate" && act.mana),
  );
  return own.slice(0, MOST_ACTS);
}

/** Does one act and answers everything until it has resolved and what it triggered has too. */
function tryAct(
  { state: first, card: number }: Table,
  card: CardDefinition,
  act: Act,
  chance: () => number,
  seen: Seen,
  faults: string[],
): void {
  const { decision } = first;
  if (!decision) return;
  const done = choose(first, decision.seat, decision.id, { kind: "act", act: act.id, autoPay: true });
  if (!done.ok) {
    faults.push(`${act.id} is refused: ${JSON.stringify(done.refusal)}`);
    return;
  }
  const watch = new Watch(number, card, seen);
  const cards = cardsIn(first);
  let { state } = done;
  for (let step = 0; step < AFTER_ACT && state.decision; step++) {
    if (state.decision.kind === "act" && state.stack.length === 0) return;
    const next = state.decision.kind === "act" ? passed(state) : answerByChance(state, chance);
    watch.look(state, next.choice, next.state);
    faults.push(...brokenInvariants(next.state, cards).slice(0, 2));
    ({ state } = next);
  }
}

/** Plays on by chance, with acts of the card whenever there are some, through turns of both players. */
function playOn(
  { state: first, card: number }: Table,
  card: CardDefinition,
  chance: () => number,
  seen: Seen,
  faults: string[],
  offered: Offered,
): void {
  const watch = new Watch(number, card, seen);
  const cards = cardsIn(first);
  let state = first;
  for (let step = 0; step < MEANWHILE && state.decision; step++) {
    offered.look(state, number);
    const own = actsOf(state, number);
    const act = chance() < 0.3 ? own[Math.floor(chance() * own.length)] : undefined;
    const quick = state.decision.kind === "act" && (state.stack.length > 0 || chance() < 0.6);
    const next = act ? acted(state, act) : quick ? passed(state) : answerByChance(state, chance);
    watch.look(state, next.choice, next.state);
    faults.push(...brokenInvariants(next.state, cards).slice(0, 2));
    ({ state } = next);
  }
}

function acted(state: GameState, act: Act) {
  const { decision } = state;
  const choice = { kind: "act", act: act.id, autoPay: true } as const;
  const result = decision ? choose(state, decision.seat, decision.id, choice) : null;
  if (!result?.ok) throw new Error(`${act.id} is refused: ${JSON.stringify(result?.refusal)}`);
  return { choice, state: result.state };
}

function passed(state: GameState) {
  const { decision } = state;
  const pass = decision?.kind === "act" ? decision.acts.find(({ kind }) => kind === "pass") : undefined;
  if (!pass) throw new Error("passing is not offered");
  return acted(state, pass);
}

function cardsIn(state: GameState): number {
  return state.objects.filter((object) => object?.kind === "card" && object.zone !== null).length;
}
