import { safeChoice } from "@spellroom/protocol";
import { type Choice, choose, type Decision, type GameState, hashState } from "@spellroom/rules";
import { choiceFrom, decisionView, openKeyBook } from "@spellroom/view";

/** How often it is looked into whether a refused choice left the state alone; that costs more than the rest. */
const HASH_SHARE = 1 / 10;

/** More questions than this in the wake of one act are not looked at. */
const FOLLOWED = 60;

/**
 * Whether what is offered can be done and nothing else can: every act that is offered is taken, one of them is carried on to
 * the next priority without being rewound, and choices that were not offered are refused. The state given stays as it is.
 */
export function brokenOffers(state: GameState, chance: () => number): string[] {
  const { decision } = state;
  if (!decision) return [];
  return [
    ...(decision.kind === "act" ? brokenActs(state, decision, chance) : brokenSafeChoice(state, decision)),
    ...takenAnyway(state, decision, chance() < HASH_SHARE),
  ];
}

function brokenActs(
  state: GameState,
  decision: Extract<Decision, { kind: "act" }>,
  chance: () => number,
): string[] {
  const broken: string[] = [];
  const ids = new Set(decision.acts.map((act) => act.id));
  if (ids.size !== decision.acts.length) broken.push("two acts have one id");
  const carried = decision.acts[Math.floor(chance() * decision.acts.length)];
  for (const act of decision.acts) {
    const result = choose(state, decision.seat, decision.id, { kind: "act", act: act.id, autoPay: true });
    if (!result.ok) broken.push(`the offered ${act.id} is refused: ${JSON.stringify(result.refusal)}`);
    else if (act === carried) broken.push(...carriedOn(result.state, act.id));
  }
  return broken;
}

function brokenSafeChoice(state: GameState, decision: Decision): string[] {
  const taken = safelyAnswered(state, decision);
  return "broken" in taken ? [taken.broken] : [];
}

/** Answers on with what is always taken, until the act is done. */
function carriedOn(from: GameState, act: string): string[] {
  let state = from;
  for (let step = 0; step < FOLLOWED; step++) {
    const { decision } = state;
    if (!decision || decision.kind === "act") return [];
    const next = safelyAnswered(state, decision);
    if ("broken" in next) return [`after ${act} ${next.broken}`];
    if (next.events.some((event) => event.kind === "rewound"))
      return [`the offered ${act} is rewound after ${decision.prompt.key}`];
    ({ state } = next);
  }
  return [];
}

/** Answers as a client does that only sees the view of the decision; no decision may refuse that. */
function safelyAnswered(
  state: GameState,
  decision: Decision,
): Extract<ReturnType<typeof choose>, { ok: true }> | { readonly broken: string } {
  const view = decisionView(state, openKeyBook(state.players.length), decision);
  const translated = choiceFrom(decision, safeChoice(view));
  if ("error" in translated) return { broken: `the safe choice can't be read: ${translated.error.message}` };
  const next = choose(state, decision.seat, decision.id, translated.choice);
  if (next.ok) return next;
  return {
    broken: `the safe choice of ${decision.prompt.key} is refused: ${JSON.stringify(next.refusal)}`,
  };
}

/** Choices that were not offered, each with what is wrong about it. */
function takenAnyway(state: GameState, decision: Decision, hashed: boolean): string[] {
  const before = hashed ? hashState(state) : null;
  const broken = notOffered(decision).flatMap(({ seat, id, choice, what }) =>
    choose(state, seat, id, choice).ok ? [`${what} was taken for ${decision.prompt.key}`] : [],
  );
  return before === null || hashState(state) === before
    ? broken
    : [...broken, "a refused choice changed the state"];
}

interface Attempt {
  readonly seat: number;
  readonly id: number;
  readonly choice: Choice;
  readonly what: string;
}

function notOffered(decision: Decision): Attempt[] {
  const { seat, id } = decision;
  const wrong = (choice: Choice, what: string): Attempt => ({ seat, id, choice, what });
  const other: Choice =
    decision.kind === "number" ? { kind: "confirm", yes: true } : { kind: "number", number: 0 };
  return [
    wrong(other, "another kind of choice"),
    { seat, id: id + 1, choice: fitting(decision), what: "an answer to another decision" },
    { seat: seat + 1, id, choice: fitting(decision), what: "an answer of another seat" },
    ...outOfRange(decision).map((choice) => wrong(choice, "something that was not offered")),
  ];
}

/** A choice of the decision's kind; whether it is offered doesn't matter. */
function fitting(decision: Decision): Choice {
  return outOfRange(decision)[0] ?? { kind: "confirm", yes: true };
}

const NOWHERE = 987_654_321;

function outOfRange(decision: Decision): Choice[] {
  switch (decision.kind) {
    case "act":
      return [{ kind: "act", act: `cast:${NOWHERE}:0:` }];
    case "pick":
      return [
        { kind: "pick", values: [NOWHERE] },
        ...(decision.options[0] ? [twice(decision.options[0].value)] : []),
      ];
    case "order":
      return [{ kind: "order", values: [NOWHERE] }];
    case "distribute":
      return [{ kind: "distribute", amounts: decision.options.map(() => NOWHERE) }];
    case "number":
      return [
        { kind: "number", number: decision.max + 1 },
        { kind: "number", number: decision.min - 1 },
        { kind: "number", number: decision.min + 0.5 },
      ];
    case "confirm":
      return [];
    case "modes":
      return [{ kind: "modes", values: [NOWHERE] }];
    case "attackers":
      return [{ kind: "attackers", attacks: [{ object: NOWHERE, defender: { player: decision.seat } }] }];
    case "blockers":
      return [{ kind: "blockers", blocks: [{ object: NOWHERE, attackers: [NOWHERE] }] }];
    case "pay":
      return [{ kind: "pay", how: { activate: `mana:${NOWHERE}:p0` } }];
    case "arrange":
      return [{ kind: "arrange", piles: decision.piles.map(() => [NOWHERE]) }];
    case "name":
      return [{ kind: "name", name: "" }];
  }
}

function twice(value: number): Choice {
  return { kind: "pick", values: [value, value] };
}

/** Whether a state that has been through JSON leads to the same state by the same choice. */
export function brokenByJson(state: GameState, seat: number, decision: number, choice: Choice): string[] {
  const copy: GameState = JSON.parse(JSON.stringify(state));
  if (hashState(copy) !== hashState(state)) return ["the state has another hash after JSON"];
  const original = choose(state, seat, decision, choice);
  const copied = choose(copy, seat, decision, choice);
  if (original.ok !== copied.ok) return ["after JSON the same choice is judged otherwise"];
  if (!original.ok || !copied.ok) return [];
  return hashState(original.state) === hashState(copied.state)
    ? []
    : ["after JSON the game goes on otherwise"];
}
