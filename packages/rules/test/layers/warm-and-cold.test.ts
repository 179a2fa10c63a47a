import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setZone, updateObject, updatePlayer } from "../../src/change/game/game.ts";
import {
  activeRules,
  characteristics,
  emptyContext,
  fork,
  type GameObject,
  type GameState,
  inheritCache,
  type ObjectId,
} from "../../src/index.ts";
import { activeReplacements } from "../../src/query/layers/index.ts";
import { SHORTCUTS, type Shortcuts } from "../../src/query/layers/projection.ts";
import { workOut } from "../../src/query/layers/work-out.ts";
import type { Game } from "../../src/state/access.ts";
import { curiosities, curiousBoard, spellEffects } from "../support/curiosities.ts";

/** Everything that can be asked about a state's characteristics, as plain text. */
function everything(state: GameState): string {
  const zones = [
    ...state.battlefield,
    ...state.stack,
    ...state.exile,
    ...state.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard]),
  ];
  const values = zones.map((id) => {
    const { keywords, ...rest } = characteristics(state, id);
    return { id, ...rest, keywords: [...keywords].sort() };
  });
  const rules = activeRules(state).map(({ rule, context }) => [
    rule.kind,
    context.source,
    context.controller,
  ]);
  const replacements = activeReplacements(state).map(({ key }) => key);
  return JSON.stringify({ values, rules, replacements }, null, 1);
}

function cold(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

type Step = (g: Game, pick: (list: readonly ObjectId[]) => ObjectId | undefined, n: number) => void;

function change(g: Game, id: ObjectId | undefined, how: (object: GameObject) => Partial<GameObject>): void {
  const object = id === undefined ? null : g.state.objects[id];
  if (id !== undefined && object) updateObject(g, id, how(object));
}

const COUNTERS = ["+1/+1", "-1/-1", "charge", "flying", "first strike"] as const;

function withCounter(object: GameObject, n: number): Partial<GameObject> {
  const counter = COUNTERS[n % COUNTERS.length] ?? "+1/+1";
  return { counters: { ...object.counters, [counter]: n % 3 } };
}

/** What may happen to a state, done as the engine does it: records through `updateObject`, lists replaced. */
const STEPS: Readonly<Record<string, Step>> = {
  tap: (g, pick) =>
    change(g, pick(g.state.battlefield), ({ status }) => ({ status: { ...status, tapped: !status.tapped } })),
  damage: (g, pick, n) => change(g, pick(g.state.battlefield), () => ({ damage: n })),
  counter: (g, pick, n) => change(g, pick(g.state.battlefield), (object) => withCounter(object, n)),
  attach: (g, pick) => {
    const host = pick(g.state.battlefield);
    const auras = g.state.battlefield.filter((id) => g.state.objects[id]?.attachedTo);
    change(g, pick(auras), () =>
      host === undefined ? {} : { attachedTo: { object: host }, timestamp: g.state.nextTimestamp++ },
    );
  },
  steal: (g, pick, n) => change(g, pick(g.state.battlefield), () => ({ controller: n % 2 })),
  faceDown: (g, pick, n) =>
    change(g, pick(g.state.battlefield), ({ status }) => ({
      status: { ...status, faceDown: n % 2 === 0 ? "morph" : null },
    })),
  phase: (g, pick) =>
    change(g, pick(g.state.battlefield), ({ status }) => ({
      status: { ...status, phasedOut: !status.phasedOut },
    })),
  copy: (g, pick, n) => {
    const original = pick(g.state.battlefield);
    const from = original === undefined ? null : g.state.objects[original];
    change(g, pick(g.state.battlefield), () =>
      n % 3 === 0 || !from
        ? { copied: null }
        : { copied: { definition: from.definition, face: 0, except: [] } },
    );
  },
  choose: (g, pick, n) =>
    change(g, pick(g.state.battlefield), () => ({
      chosen: { color: "WUBRG"[n % 5] ?? "W", creatureType: "Elf" },
    })),
  suspect: (g, pick, n) =>
    change(g, pick(g.state.battlefield), () => ({ marks: n % 2 === 0 ? ["suspected"] : [] })),
  leave: (g, pick) => {
    const id = pick(g.state.battlefield);
    const object = id === undefined ? null : g.state.objects[id];
    if (!object) return;
    setZone(
      g,
      "battlefield",
      0,
      g.state.battlefield.filter((other) => other !== id),
    );
    updateObject(g, object.id, { zone: "graveyard", attachedTo: null, counters: {}, copied: null });
    const player = g.state.players[object.owner];
    if (player) updatePlayer(g, object.owner, { graveyard: [...player.graveyard, object.id] });
  },
  enter: (g, pick) => {
    const player = g.state.players[0];
    const id = player ? pick(player.graveyard) : undefined;
    if (!player || id === undefined) return;
    updatePlayer(g, 0, { graveyard: player.graveyard.filter((other) => other !== id) });
    updateObject(g, id, { zone: "battlefield", timestamp: g.state.nextTimestamp++, controller: 0 });
    setZone(g, "battlefield", 0, [...g.state.battlefield, id]);
  },
  life: (g, _, n) => void updatePlayer(g, 0, { life: n }),
  turn: (g, _, n) => {
    g.state.turn = { ...g.state.turn, active: n % 2, number: g.state.turn.number + 1 };
  },
  attack: (g, pick, n) => {
    const object = pick(g.state.battlefield);
    g.state.combat =
      object === undefined || n % 3 === 0
        ? null
        : {
            attackers: [{ object, defender: { player: 1 }, defending: 1, blocked: null, blockers: [] }],
            blockers: [],
            dealtFirst: [],
            attackersDeclared: true,
            blockersDeclared: false,
            hadAttackers: true,
          };
  },
  spell: (g, pick, n) => {
    const object = pick(g.state.battlefield);
    if (object === undefined) return;
    g.state.effects = [
      ...g.state.effects,
      {
        timestamp: g.state.nextTimestamp++,
        objects: [object],
        modifications: spellEffects[n % spellEffects.length] ?? [],
        context: emptyContext(object, n % 2),
        lasting: { duration: "endOfTurn", seat: 0, source: object, since: 1 },
      },
    ];
  },
  wearOff: (g, _, n) => {
    g.state.effects = g.state.effects.filter((__, at) => at !== n % (g.state.effects.length + 1));
  },
  fork: () => undefined,
};

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(STEPS)),
  target: fc.nat(50),
  n: fc.nat(40),
  asked: fc.nat(4),
});

describe("what is known of characteristics", () => {
  it("is the same after any changes as when worked out from nothing", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Object.keys(curiosities)), { minLength: 3, maxLength: 14 }),
        fc.array(step, { minLength: 1, maxLength: 25 }),
        (cards, steps) => {
          const on = curiousBoard(cards);
          let g: Game = { state: on.state, events: [] };
          everything(g.state);
          g = forked(g);
          for (const { kind, target, n, asked } of steps) {
            if (kind === "fork") {
              const before = everything(g.state);
              const parent = g;
              g = forked(g);
              expect(everything(parent.state)).toBe(before);
            }
            STEPS[kind]?.(g, (list) => list[target % Math.max(1, list.length)], n);
            if (asked === 0) continue;
            const some = g.state.battlefield[target % Math.max(1, g.state.battlefield.length)];
            if (some !== undefined && asked < 3) characteristics(g.state, some);
            else expect(everything(g.state)).toBe(everything(cold(g.state)));
          }
          expect(everything(g.state)).toBe(everything(cold(g.state)));
        },
      ),
      { numRuns: 250 },
    );
  });
});

describe("dependency", () => {
  it("is missed nowhere by trying out only suspicious pairs (CR 613.8a)", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Object.keys(curiosities)), { minLength: 2, maxLength: 12 }),
        fc.array(step, { maxLength: 6 }),
        (cards, steps) => {
          const g: Game = { state: curiousBoard(cards).state, events: [] };
          for (const { kind, target, n } of steps)
            STEPS[kind]?.(g, (list) => list[target % Math.max(1, list.length)], n);
          const values = (shortcuts: Shortcuts) =>
            [...workOut(g.state, null, shortcuts).entries].map(([id, entry]) => ({ id, ...entry.values }));
          expect(values(SHORTCUTS)).toEqual(
            values({ suspects: { reads: () => true, exists: () => true }, sorts: false }),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

function forked({ state }: Game): Game {
  const copy = fork(state);
  inheritCache(state, copy);
  return { state: copy, events: [] };
}
