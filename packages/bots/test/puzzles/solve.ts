import { instinct, search } from "@spellroom/bots";
import {
  type Choice,
  characteristics,
  choose,
  type Decision,
  type GameState,
  type Option,
} from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { choiceFrom, sealWorld } from "@spellroom/view";
import { ME, PLAIN_DECK, position } from "./position.ts";
import type { Puzzle } from "./puzzle.ts";

const LONGEST_WAY = 200;

/** What the search does in a puzzle, in words: its answer, and the targets and numbers that belong to it. */
export function answerTo(puzzle: Puzzle, nodes: number): string {
  let state = position(puzzle.me, puzzle.them, puzzle.turn === "theirs" ? 1 : 0);
  const said: string[] = [];
  for (let way = 0; way < LONGEST_WAY; way++) {
    const { decision } = state;
    if (!decision) break;
    const own = decision.seat === ME;
    if (said.length > 0 && (!own || isEnd(decision))) return said.join(" ");
    const asked = said.length > 0 || (own && isQuestion(puzzle, state, decision));
    const choice = asked ? thought(state, decision, nodes) : scripted(puzzle, state, decision);
    if (asked) said.push(...inWords(state, decision, choice));
    const taken = choose(state, decision.seat, decision.id, choice);
    if (!taken.ok) throw new Error(`${puzzle.name}: refused, ${taken.refusal.kind}`);
    ({ state } = taken);
  }
  return said.join(" ") || "never asked";
}

function isEnd({ kind }: Decision): boolean {
  return kind === "act" || kind === "attackers" || kind === "blockers";
}

function isQuestion({ ask, when }: Puzzle, state: GameState, decision: Decision): boolean {
  if (decision.kind !== ask) return false;
  if (when === "response") return state.stack.length > 0;
  return when === undefined || state.turn.step === when;
}

function thought(state: GameState, decision: Decision, nodes: number): Choice {
  let roll = 1;
  const chance = (): number => {
    roll = (roll * 48_271) % 2_147_483_647;
    return roll / 2_147_483_647;
  };
  const limits = { nodes, milliseconds: Number.POSITIVE_INFINITY, reach: { turns: 2, decisions: 240 } };
  const [best] = search(sealWorld(state, ME), { decks: [PLAIN_DECK], chance, now: () => 0 }, limits);
  const found = best && choiceFrom(decision, best.choice);
  return found && "choice" in found ? found.choice : defaultChoice(decision);
}

/** What both sides do before the question, and what they answer besides. */
function scripted({ attack = [], block = {}, cast }: Puzzle, state: GameState, decision: Decision): Choice {
  const named = (id: number): string => nameOf(state, id);
  switch (decision.kind) {
    case "act": {
      const act = decision.acts.find((one) => one.kind === "cast" && named(one.object) === cast?.[0]);
      return act ? { kind: "act", act: act.id, autoPay: true } : defaultChoice(decision);
    }
    case "pick": {
      const option = decision.options.find(({ what }) => whatName(state, what) === cast?.[1]);
      return option ? { kind: "pick", values: [option.value] } : instinct()(state, decision);
    }
    case "attackers":
      return {
        kind: "attackers",
        attacks: decision.candidates.flatMap(({ object, defenders: [defender] }) =>
          defender && attack.includes(named(object)) ? [{ object, defender }] : [],
        ),
      };
    case "blockers":
      return {
        kind: "blockers",
        blocks: decision.candidates.flatMap(({ object, attackers }) => {
          const attacker = attackers.find((id) => named(id) === block[named(object)]);
          return attacker === undefined ? [] : [{ object, attackers: [attacker] }];
        }),
      };
    default:
      return defaultChoice(decision);
  }
}

function inWords(state: GameState, decision: Decision, choice: Choice): string[] {
  const named = (id: number): string => nameOf(state, id);
  switch (choice.kind) {
    case "act": {
      const act = decision.kind === "act" ? decision.acts.find(({ id }) => id === choice.act) : undefined;
      if (!act || act.kind === "pass") return ["pass"];
      return [`${act.kind} ${named(act.object)}`];
    }
    case "attackers":
      return [
        `attack with ${
          choice.attacks
            .map(({ object }) => named(object))
            .sort()
            .join(", ") || "nobody"
        }`,
      ];
    case "blockers": {
      const blocks = choice.blocks.map(
        ({ object, attackers }) => `${named(attackers[0] ?? 0)} with ${named(object)}`,
      );
      return [`block ${blocks.sort().join(", ") || "nothing"}`];
    }
    case "pick": {
      const options = decision.kind === "pick" ? decision.options : [];
      const picked = options.filter(({ value }) => choice.values.includes(value));
      return [`-> ${picked.map(({ what }) => whatName(state, what)).join(", ")}`];
    }
    case "number":
      return [`X=${choice.number}`];
    default:
      return [];
  }
}

function whatName(state: GameState, what: Option["what"]): string {
  if (what.kind === "player") return what.player === ME ? "me" : "them";
  return what.kind === "object" ? nameOf(state, what.object) : what.kind;
}

function nameOf(state: GameState, id: number): string {
  return state.objects[id] ? characteristics(state, id).name : "";
}
