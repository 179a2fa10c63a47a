import { type Act, type Choice, choose, type Decision, type GameState, type Seat } from "@spellroom/rules";
import { isRepeatable } from "../instinct/activations.ts";
import { type Habits, type Instinct, instinct } from "../instinct/index.ts";
import { candidatesFor } from "./candidates.ts";

/** One line of play that is compared with others, and its results so far. */
export interface Arm {
  /** The choice and its follow-ups: the targets, modes and numbers of what it starts. */
  readonly path: readonly [Choice, ...Choice[]];
  /** How much better than others it is thought to be before it is tried. */
  readonly prior: number;
  /** What the seat holds back during the playout: an alternative way to continue after a pass. */
  readonly held: ReadonlySet<number>;
  /** An ability that is activated again in this step, for as long as it is offered. */
  readonly again: { readonly object: number; readonly ability: string; readonly times: number } | null;
  tries: number;
  sum: number;
}

const FIRST_THOUGHT = 0.008;
const NOTHING: ReadonlySet<number> = new Set();
/** How many choices of the follow-up decision are compared, and how many lines of play in all. */
const MOST_FOLLOWING = 4;
const MOST_ARMS = 28;
/** How often an ability is activated again: once, a few times, as often as its cost can be paid. */
const REPEATED = [1, 3, 12];

/** The lines of play worth comparing, the most obvious first. */
export function armsFor(state: GameState, decision: Decision): Arm[] {
  const first = instinct()(state, decision);
  const choices = candidatesFor(state, decision, first);
  if (choices.length <= 1 && decision.kind !== "act") return choices.map((choice) => arm([choice]));
  const arms = choices.flatMap((choice, at) =>
    waysToGoOn(state, decision, choice).map((one) => ({ ...one, prior: at === 0 ? FIRST_THOUGHT : 0 })),
  );
  return arms.slice(0, MOST_ARMS);
}

function arm(path: Arm["path"], extra: Partial<Pick<Arm, "held" | "again">> = {}): Arm {
  return { path, prior: 0, held: NOTHING, again: null, ...extra, tries: 0, sum: 0 };
}

function waysToGoOn(state: GameState, decision: Decision, choice: Choice): Arm[] {
  const act = actOf(decision, choice);
  if (act?.kind === "pass") return [arm([choice]), arm([choice], { held: castable(decision) })];
  const taken = choose(state, decision.seat, decision.id, choice);
  // Choices that are refused as combinations aren't compared.
  if (!taken.ok) return [];
  const repeated =
    act?.kind === "activate" && isRepeatable(state, act)
      ? REPEATED.map((times) => arm([choice], { again: { object: act.object, ability: act.ability, times } }))
      : [];
  return [...followedUp(taken.state, decision.seat, choice), ...repeated];
}

/** One line for each choice worth comparing in the next decision, if that belongs to the same announcement. */
function followedUp(state: GameState, seat: Seat, choice: Choice): Arm[] {
  const { decision } = state;
  if (decision?.seat !== seat || !isAnnouncing(decision)) return [arm([choice])];
  const first = instinct()(state, decision);
  const next = candidatesFor(state, decision, first).slice(0, MOST_FOLLOWING);
  return next.length <= 1 ? [arm([choice])] : next.map((one) => arm([choice, one]));
}

function isAnnouncing({ kind, prompt }: Decision): boolean {
  return (
    (kind === "pick" && (prompt.key === "chooseTargets" || prompt.key === "chooseCost")) ||
    kind === "modes" ||
    (kind === "number" && prompt.key === "chooseX")
  );
}

function actOf(decision: Decision, choice: Choice): Act | undefined {
  if (decision.kind !== "act" || choice.kind !== "act") return undefined;
  return decision.acts.find(({ id }) => id === choice.act);
}

/** All that could be cast now. */
function castable(decision: Decision): ReadonlySet<number> {
  const acts = decision.kind === "act" ? decision.acts : [];
  return new Set(acts.flatMap((act) => (act.kind === "cast" ? [act.object] : [])));
}

/** How everyone continues after an arm: without searching, the seat itself with the arm's restrictions. */
export function instinctFor({ held, again }: Arm, own: Seat, start: GameState): Instinct {
  const others = instinct();
  const habits: Habits = { usedIn: new Map(), held };
  const keeping = held.size === 0 ? others : instinct(habits);
  let left = again?.times ?? 0;
  return (state, decision) => {
    if (decision.seat !== own) return others(state, decision);
    const isSameStep = state.turn.number === start.turn.number && state.turn.step === start.turn.step;
    if (again && left > 0 && isSameStep && decision.kind === "act") {
      const act = decision.acts.find(
        (one) => one.kind === "activate" && one.object === again.object && one.ability === again.ability,
      );
      if (act) {
        left--;
        return { kind: "act", act: act.id, autoPay: true };
      }
    }
    return keeping(state, decision);
  };
}
