import type { Play } from "../effects/play.ts";

/** Through combat damage, dividing where asked as given. */
export function strike(t: Play, ...amounts: readonly number[]): Play {
  for (let guard = 0; guard < 40; guard++) {
    if (t.state.turn.step === "endOfCombat" || t.state.result) return t;
    if (t.decision.kind === "distribute") t.divide(...amounts);
    else if (t.decision.kind === "act") t.pass();
    else if (t.decision.kind === "order") t.pick(...t.options());
    else if (t.decision.kind === "blockers") t.say({ kind: "blockers", blocks: [] });
    else return t;
  }
  return t;
}

/** Answers what comes up with the first option that is offered, until somebody has priority. */
export function settle(t: Play, ...wanted: readonly string[]): Play {
  for (let guard = 0; guard < 20; guard++) {
    const { decision } = t;
    if (decision.kind === "act") return t;
    if (decision.kind === "confirm") t.yes();
    else if (decision.kind === "order") t.pick(...t.options());
    else t.pick(wanted.find((name) => t.options().includes(name)) ?? t.options()[0] ?? "");
  }
  return t;
}

/** Answers every question about the order of replacement effects with the effect of that permanent, as long as it is offered. */
export function first(t: Play, name: string): Play {
  for (let guard = 0; guard < 10 && t.state.decision?.prompt.key === "orderReplacements"; guard++) {
    const option = `ability of ${name}`;
    t.pick(t.options().includes(option) ? option : (t.options()[0] ?? ""));
  }
  return t;
}
