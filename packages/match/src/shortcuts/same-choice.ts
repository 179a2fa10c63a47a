/** The choice for an open decision that is the same as one for an earlier decision of the same kind. */
import type { WireChoice } from "@spellroom/protocol";
import type { Act, Decision, GameState, ObjectId, OptionContent } from "@spellroom/rules";
import { abilityWord, byLikeness, type Naming, placesOf, sourceWord } from "./same-object.ts";

/** A choice with the state in which it was made. */
export interface MadeChoice {
  readonly state: GameState;
  readonly decision: Decision;
  readonly choice: WireChoice;
}

/**
 * Whether a decision is about the same as an earlier one was.
 * @param viewer the seat that proposes to repeat it
 */
export function isSameDecision(then: MadeChoice, state: GameState, now: Decision, viewer: number): boolean {
  const { prompt: before } = then.decision;
  const { prompt } = now;
  return (
    now.kind === then.decision.kind &&
    now.seat === then.decision.seat &&
    prompt.key === before.key &&
    prompt.detail === before.detail &&
    prompt.amount === before.amount &&
    sourceWord(state, prompt.source, viewer) === sourceWord(then.state, before.source, viewer)
  );
}

/**
 * The same choice among what is offered now; `null` if it isn't offered any more.
 * @param viewer the seat that proposes to repeat it
 */
export function sameChoice(
  then: MadeChoice,
  state: GameState,
  now: Decision,
  viewer: number,
): WireChoice | null {
  const names = { before: byLikeness(then.state, viewer), now: byLikeness(state, viewer) };
  const { choice, decision } = then;
  switch (choice.kind) {
    case "act": {
      if (decision.kind !== "act" || now.kind !== "act") return null;
      const act = actPlace(decision.acts[choice.act], now.acts, names);
      return act === null ? null : { ...choice, act };
    }
    case "pay": {
      if (decision.kind !== "pay" || now.kind !== "pay") return null;
      if (decision.cost.join() !== now.cost.join()) return null;
      if (typeof choice.how === "string") return choice;
      const how = actPlace(decision.abilities[choice.how], now.abilities, names);
      return how === null ? null : { ...choice, how };
    }
    case "pick":
    case "order": {
      if (decision.kind !== choice.kind || now.kind !== choice.kind) return null;
      const options = optionPlaces(choice.options, decision.options, now.options, names);
      return options && { kind: choice.kind, options };
    }
    case "modes": {
      if (decision.kind !== "modes" || now.kind !== "modes") return null;
      // The same mode may be chosen more than once, so each is looked for by itself.
      const options = choice.options.flatMap(
        (one) => optionPlaces([one], decision.options, now.options, names) ?? [],
      );
      return options.length === choice.options.length ? { kind: "modes", options } : null;
    }
    case "arrange": {
      if (decision.kind !== "arrange" || now.kind !== "arrange") return null;
      const places = optionPlaces(choice.piles.flat(), decision.options, now.options, names);
      return places && { kind: "arrange", piles: dealt(places, choice.piles) };
    }
    case "distribute": {
      if (decision.kind !== "distribute" || now.kind !== "distribute") return null;
      const given = choice.amounts.flatMap((amount, at) => (amount > 0 ? [at] : []));
      const places = optionPlaces(given, decision.options, now.options, names);
      if (!places) return null;
      const amounts = new Map(given.map((at, index) => [places[index], choice.amounts[at] ?? 0]));
      return { kind: "distribute", amounts: now.options.map((_, at) => amounts.get(at) ?? 0) };
    }
    case "number":
    case "name":
      return choice;
    case "confirm":
      return JSON.stringify(costOf(decision)) === JSON.stringify(costOf(now)) ? choice : null;
    // A step has one declaration, and what is announced and then canceled leads nowhere.
    case "attackers":
    case "blockers":
    case "cancel":
      return null;
  }
}

/**
 * Targets that a player was not asked for, since they were the only legal ones, when there are others now: the same ones.
 * @param then the announced spell or ability, with the state in which it was on the stack
 */
export function sameTargets(
  then: { readonly state: GameState; readonly object: ObjectId },
  state: GameState,
  now: Decision,
): WireChoice | null {
  const { key, source, detail } = now.prompt;
  if (now.kind !== "pick" || key !== "chooseTargets" || detail === undefined) return null;
  const viewer = now.seat;
  if (sourceWord(then.state, then.object, viewer) !== sourceWord(state, source, viewer)) return null;
  const targets = then.state.objects[then.object]?.announcement?.context.targets[detail];
  if (!targets) return null;
  const wanted = targets.map(
    (entity): OptionContent =>
      "object" in entity
        ? { kind: "object", object: entity.object }
        : { kind: "player", player: entity.player },
  );
  const names = { before: byLikeness(then.state, viewer), now: byLikeness(state, viewer) };
  const offered = now.options.map(({ what }) => what);
  const options = placesOf(wanted, offered, optionWord, names);
  return options && { kind: "pick", options };
}

interface Names {
  readonly before: Naming;
  readonly now: Naming;
}

function actPlace(act: Act | undefined, offered: readonly Act[], names: Names): number | null {
  return (act && placesOf([act], offered, actWord, names)?.[0]) ?? null;
}

/** What an act does and costs. */
function actWord(act: Act, name: Naming): string {
  switch (act.kind) {
    case "pass":
      return act.kind;
    case "playLand":
      return JSON.stringify([act.kind, name(act.object), act.face, act.via]);
    case "cast":
      return JSON.stringify([act.kind, name(act.object), act.face, act.via, act.cost]);
    case "activate":
      return JSON.stringify([act.kind, name(act.object), abilityWord(act.ability), act.cost]);
    case "special":
      return JSON.stringify([act.kind, name(act.object), act.action, act.cost]);
  }
}

/** A flat list in piles as large as some others. */
function dealt(
  list: readonly number[],
  piles: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  let from = 0;
  return piles.map(({ length }) => {
    from += length;
    return list.slice(from - length, from);
  });
}

type Options = readonly { readonly what: OptionContent }[];

function optionPlaces(
  chosen: readonly number[],
  then: Options,
  now: Options,
  names: Names,
): readonly number[] | null {
  const wanted = chosen.flatMap((at) => then[at] ?? []);
  if (wanted.length < chosen.length) return null;
  return placesOf(wanted, now, ({ what }, name) => optionWord(what, name), names);
}

function optionWord(what: OptionContent, name: Naming): string {
  if (what.kind === "object") return `object ${name(what.object)}`;
  if (what.kind === "ability") return `ability ${name(what.source)} ${abilityWord(what.key)}`;
  return JSON.stringify(what);
}

function costOf(decision: Decision): unknown {
  return decision.kind === "confirm" ? decision.cost : undefined;
}
