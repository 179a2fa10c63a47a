import { type DecisionView, safeChoice, type WireChoice } from "@spellroom/protocol";

const MOST = 40;

/**
 * Answers to a decision as a list that a learner can choose from by number. Complete where an answer is one thing of several;
 * of sets and orders it holds the usual ones, and any other answer may be given as it is.
 */
export function answersTo(decision: DecisionView): readonly WireChoice[] {
  const seen = new Set<string>();
  return [...manyAnswers(decision), safeChoice(decision)].filter((choice) => {
    const text = JSON.stringify(choice);
    if (seen.has(text) || seen.size >= MOST) return false;
    seen.add(text);
    return true;
  });
}

function manyAnswers(decision: DecisionView): WireChoice[] {
  switch (decision.kind) {
    case "act":
      return decision.acts.flatMap((act, at) =>
        act.kind === "activate" && act.mana ? [] : [{ kind: "act", act: at, autoPay: true }],
      );
    case "pick": {
      const { options, min, max } = decision;
      if (max === 0 || decision.limit) return [];
      const size = Math.max(1, min);
      return options.slice(0, options.length - size + 1).map((_, at) => ({
        kind: "pick",
        options: Array.from({ length: size }, (__, step) => at + step),
      }));
    }
    case "modes":
      return decision.min > 1
        ? []
        : decision.options.map((_, at): WireChoice => ({ kind: "modes", options: [at] }));
    case "order": {
      const all = decision.options.map((_, at) => at);
      return [
        { kind: "order", options: all },
        { kind: "order", options: all.toReversed() },
      ];
    }
    case "number":
      return Array.from({ length: Math.min(MOST, decision.max - decision.min + 1) }, (_, more) => ({
        kind: "number",
        number: decision.min + more,
      }));
    case "confirm":
      return [
        { kind: "confirm", yes: true },
        { kind: "confirm", yes: false },
      ];
    case "attackers":
      return attacks(decision);
    case "blockers":
      return decision.candidates.flatMap(({ attackers }, at) =>
        attackers.map((_, which): WireChoice => ({ kind: "blockers", blocks: [[at, [which]]] })),
      );
    case "name":
      return decision.suggestions.map((name): WireChoice => ({ kind: "name", name }));
    case "distribute":
    case "pay":
    case "arrange":
      return [];
  }
}

/** All at the first defender, and each alone. */
function attacks({ candidates }: Extract<DecisionView, { kind: "attackers" }>): WireChoice[] {
  const able = candidates.flatMap(({ defenders }, at) => (defenders.length > 0 ? [at] : []));
  const alone = able.map((at): WireChoice => ({ kind: "attackers", attacks: [[at, 0]] }));
  return [{ kind: "attackers", attacks: able.map((at) => [at, 0] as const) }, ...alone];
}
