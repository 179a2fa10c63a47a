import type { Body } from "@spellroom/card-language";
import { propose } from "../../change/events/index.ts";
import { ask, replaceFrame } from "../../change/game/game.ts";
import { addPending } from "../../change/triggers/chain.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { isSummoningSick } from "../../query/rules/activation-limits.ts";
import { type Game, numberIn, objectOf, wordIn } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { CombatFrame, Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

/** An attacker, which of its enlist abilities is used, and the creature that is tapped for it. */
export interface Enlisted {
  readonly attacker: ObjectId;
  readonly key: string;
  readonly by: ObjectId;
}

const NOBODY = -1;

/**
 * The optional cost of enlist (CR 508.1g, 702.154a-b): asks for each instance of each attacker which creature is tapped for it. All
 * of them, or `null` while that is open.
 */
export function chosenToEnlist(
  g: Game,
  frame: CombatFrame,
  attackers: readonly ObjectId[],
): readonly Enlisted[] | null {
  const settled: Enlisted[] = [];
  for (const attacker of attackers)
    for (const key of enlistAbilities(g.state, attacker)) {
      const name = nameOf(attacker, key);
      const chosen = numberIn(frame.scratch, name);
      if (chosen !== undefined) {
        if (chosen !== NOBODY) settled.push({ attacker, key, by: chosen });
        continue;
      }
      const able = enlistable(g.state, attacker, [...attackers, ...settled.map(({ by }) => by)]);
      if (able.length === 0) continue;
      replaceFrame(g, { ...frame, stage: "enlisting", scratch: { ...frame.scratch, enlisting: name } });
      ask(
        g,
        controllerOf(g.state, attacker),
        { key: "chooseCost", source: attacker, detail: "enlist" },
        {
          kind: "pick",
          min: 0,
          max: 1,
          options: able.map((object, value) => ({ value, what: { kind: "object", object } })),
        },
      );
      return null;
    }
  return settled;
}

function nameOf(attacker: ObjectId, key: string): string {
  return `enlist${attacker}:${key}`;
}

/** Each instance works by itself (CR 702.154d). */
function enlistAbilities(state: GameState, id: ObjectId): readonly string[] {
  return characteristics(state, id).abilities.flatMap(({ ability, key }) =>
    ability.kind === "keyword" && ability.keyword === "enlist" ? [key] : [],
  );
}

/** Untapped creatures of the same player that don't attack, and that have haste or were there as the turn began. */
function enlistable(state: GameState, attacker: ObjectId, taken: readonly ObjectId[]): readonly ObjectId[] {
  const seat = controllerOf(state, attacker);
  return state.battlefield.filter((id) => {
    const { status } = objectOf(state, id);
    if (taken.includes(id) || status.tapped || status.phasedOut) return false;
    const { types, controller } = characteristics(state, id);
    return controller === seat && types.includes("creature") && !isSummoningSick(state, id);
  });
}

/** Notes which creature was chosen, if any. */
export function answerEnlisting(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const name = wordIn(frame.scratch, "enlisting");
  if (choice.kind !== "pick" || decision.kind !== "pick" || name === undefined)
    return { kind: "wrongKind", expected: decision.kind };
  const picked = decision.options.find(({ value }) => value === choice.values[0])?.what;
  const scratch: Scratch = { ...frame.scratch, [name]: picked?.kind === "object" ? picked.object : NOBODY };
  replaceFrame(g, { ...frame, scratch });
  return null;
}

/** Pays the cost: what was chosen is tapped (CR 508.1j, 702.154c). */
export function tapEnlisted(g: Game, enlisted: readonly Enlisted[]): void {
  if (enlisted.length === 0) return;
  propose(
    g,
    enlisted.map(({ attacker, by }) => ({
      kind: "tap",
      object: by,
      forMana: false,
      source: attacker,
      by: controllerOf(g.state, attacker),
    })),
  );
}

const GAINS: Body = {
  kind: "plain",
  effects: [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "this" } },
      modifications: [
        {
          kind: "addPT",
          power: { kind: "stat", stat: "power", of: { kind: "bound", name: "enlisted" } },
          toughness: 0,
        },
      ],
      duration: "endOfTurn",
    },
  ],
};

/** "When you do, this creature gets +X/+0 until end of turn, where X is the tapped creature's power" (CR 702.154a). */
export function enlist(g: Game, { attacker, key, by }: Enlisted): void {
  const controller = controllerOf(g.state, attacker);
  const context = emptyContext(attacker, controller);
  addPending(g, [
    {
      controller,
      source: attacker,
      key,
      body: GAINS,
      condition: null,
      context: { ...context, bindings: { enlisted: { objects: [by] } } },
    },
  ]);
}
