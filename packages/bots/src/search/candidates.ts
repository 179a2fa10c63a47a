import type { Act, Choice, Decision, GameState } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { actScore } from "../instinct/acts.ts";
import { optionScore } from "../instinct/aim.ts";
import { attackCandidates } from "./attack-candidates.ts";
import { blockCandidates } from "./block-candidates.ts";
import { twinOf } from "./twins.ts";

/** At most this many different choices are compared; the likeliest come first. */
const WIDEST = 14;

/** Choices worth comparing, the most obvious first. A single one needs no search. */
export function candidatesFor(state: GameState, decision: Decision, first: Choice): readonly Choice[] {
  const all = [first, ...others(state, decision)];
  const seen = new Set<string>();
  const different = all.filter((choice) => {
    const text = JSON.stringify(choice);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return different.slice(0, WIDEST);
}

function others(state: GameState, decision: Decision): readonly Choice[] {
  switch (decision.kind) {
    case "act":
      return actCandidates(state, decision);
    case "pick":
      return pickCandidates(state, decision);
    case "attackers":
      return attackCandidates(state, decision);
    case "blockers":
      return blockCandidates(state, decision);
    case "number":
      return numberCandidates(decision);
    case "confirm":
      // Keeping a hand is a matter of many turns: further than a search looks.
      return decision.prompt.key === "mulligan"
        ? []
        : [
            { kind: "confirm", yes: true },
            { kind: "confirm", yes: false },
          ];
    case "modes":
      return decision.min <= 1 && decision.max >= 1
        ? decision.options.map(({ value }): Choice => ({ kind: "modes", values: [value] }))
        : [];
    case "order":
    case "distribute":
    case "pay":
    case "arrange":
    case "name":
      return [];
  }
}

/** Each different thing that can be done, and passing; of cards of one name one is as good as the other. */
function actCandidates(state: GameState, { seat, acts }: Extract<Decision, { kind: "act" }>): Choice[] {
  const seen = new Set<string>();
  const habits = { usedIn: new Map<number, number>() };
  const different = acts.filter((act) => {
    if (act.kind === "activate" && act.mana) return false;
    const text = sameness(state, act);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  const rated = different
    .filter((act) => act.kind !== "pass")
    .map((act) => ({ act, score: actScore(state, seat, act, habits) }))
    .sort((one, other) => other.score - one.score);
  const pass = acts.find((act) => act.kind === "pass");
  const doing = rated.map(({ act }): Choice => ({ kind: "act", act: act.id, autoPay: true }));
  return pass ? [{ kind: "act", act: pass.id, autoPay: true }, ...doing] : doing;
}

function sameness(state: GameState, act: Act): string {
  if (act.kind === "pass") return "pass";
  const object = state.objects[act.object];
  const what = object?.zone === "battlefield" ? `${act.object}` : `${object?.zone} ${object?.definition}`;
  const how =
    act.kind === "activate" ? act.ability : act.kind === "special" ? act.action : `${act.face} ${act.via}`;
  return `${act.kind} ${what} ${how}`;
}

/** The best few single answers, several by falling worth, and as few as allowed. */
function pickCandidates(state: GameState, decision: Extract<Decision, { kind: "pick" }>): Choice[] {
  const { options, min, max } = decision;
  if (max === 0) return [];
  const ranked = options
    .map(({ value, what }, at) => ({
      value,
      score: optionScore(state, decision, at),
      twin: what.kind === "object" ? twinOf(state, what.object) : JSON.stringify(what),
    }))
    .sort((one, other) => other.score - one.score || one.value - other.value);
  const seen = new Set<string>();
  const different = ranked.filter(({ twin }) => !seen.has(twin) && seen.add(twin));
  const least = defaultChoice(decision);
  if (decision.together) return [least];
  if (min > 1)
    return swaps(
      ranked.map((one) => one.value),
      min,
    );
  const singles = different.map(({ value }): Choice => ({ kind: "pick", values: [value] }));
  const many =
    max > 1
      ? [2, 3, max].map(
          (count): Choice => ({
            kind: "pick",
            values: ranked.slice(0, Math.min(count, max, ranked.length)).map((one) => one.value),
          }),
        )
      : [];
  return [...singles, ...many, ...(min === 0 ? [least] : [])];
}

/** The first so many, and the same with one of them given up for the next in line. */
function swaps(values: readonly number[], count: number): Choice[] {
  const base = values.slice(0, count);
  const next = values[count];
  if (next === undefined) return [{ kind: "pick", values: base }];
  return [base, ...base.map((_, at) => base.map((value, place) => (place === at ? next : value)))].map(
    (picked) => ({ kind: "pick", values: picked }),
  );
}

function numberCandidates({ min, max }: Extract<Decision, { kind: "number" }>): Choice[] {
  const most = Math.min(max, min + 40);
  const numbers = [most, most - 1, Math.ceil((min + most) / 2), min + 1, min + 2, min + 3, min];
  return numbers
    .filter((number) => number >= min && number <= most)
    .map((number) => ({ kind: "number", number }));
}
