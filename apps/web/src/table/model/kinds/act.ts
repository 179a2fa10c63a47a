import { type DecisionView, isTurnOf } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { Messages } from "../../../i18n/messages.ts";
import { actLabel } from "../act-words.ts";
import { passIndex } from "../acts.ts";
import type { ButtonAids } from "../answers.ts";
import { type NameSources, objectName } from "../naming.ts";
import { stackOf } from "../zones.ts";
import type { Presentation } from "./kind.ts";
import { type NoDraft, none } from "./no-draft.ts";

export const act: Presentation<"act", NoDraft> = {
  ...none,

  answers: (decision, _draft, _choice, aids) => {
    const pass = passIndex(decision);
    return { main: { label: passLabel(aids), choice: pass === null ? null : { kind: "act", act: pass } } };
  },

  words: (decision, choice, names) => actWords(decision, choice.act, names),
};

/** What passing priority leads to (CR 117.4). */
function passLabel({ messages, table, seat, nameOf }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const [top] = stackOf(table);
  if (top !== undefined) return fill(buttons.resolve, { what: nameOf(top.key) });
  if (!isTurnOf(table, seat)) return buttons.pass;
  const next = NEXT_STEP[table.step];
  if (next === "combat") return buttons.toCombat;
  if (next === "nextTurn") return buttons.endTurn;
  if (next === undefined) return buttons.pass;
  return fill(buttons.toStep, { step: messages.words.steps[next].toLowerCase() });
}

/** The step that a pass of both players leads to from each of one's own (CR 500). */
const NEXT_STEP: Readonly<Record<string, keyof Messages["words"]["steps"] | "combat" | "nextTurn">> = {
  upkeep: "draw",
  draw: "precombatMain",
  precombatMain: "combat",
  beginningOfCombat: "declareAttackers",
  declareAttackers: "declareBlockers",
  declareBlockers: "combatDamage",
  firstStrikeDamage: "combatDamage",
  combatDamage: "endOfCombat",
  endOfCombat: "postcombatMain",
  postcombatMain: "nextTurn",
  end: "nextTurn",
  cleanup: "nextTurn",
};

function actWords(decision: DecisionView, at: number, names: NameSources): string {
  const act = decision.kind === "act" ? decision.acts[at] : undefined;
  if (act === undefined) return "";
  if (act.kind === "pass") return actLabel(act, "", names.messages);
  const what = objectName(names, act.key);
  const label = actLabel(act, what, names.messages);
  return label.includes(what) ? label : `${what}: ${label}`;
}
