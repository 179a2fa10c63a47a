import {
  type Ability,
  type EventPattern,
  emblemDefinition,
  type Filter,
  type Predicate,
  type Selection,
} from "@spellroom/card-language";
import { objectOf, playerOf } from "../../../state/access.ts";
import { isRingBearerMark, ringBearerOf, TEMPTED } from "../../../state/designations.ts";
import type { ObjectId, Seat } from "../../../state/ids.ts";
import { definitionId } from "../../../state/setup.ts";
import { updateObject, updatePlayer } from "../../game/game.ts";
import { emblem } from "../emblem.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { selected } from "../selected.ts";
import { type ActionEffect, actorOf } from "./action.ts";

const THE_RING = "The Ring";

const CREATURE: Predicate = { kind: "type", type: "creature" };
const YOUR_RING_BEARER: Filter = {
  of: [
    { kind: "controller", player: { kind: "you" } },
    { kind: "status", status: "ringBearer" },
  ],
};

/** "Your Ring-bearer is legendary and can't be blocked by creatures with greater power." */
const BEARING: Ability = {
  kind: "static",
  effects: [
    {
      kind: "modify",
      what: { filter: YOUR_RING_BEARER },
      modifications: [
        { kind: "types", mode: "add", supertypes: ["legendary"] },
        {
          kind: "restriction",
          restriction: {
            kind: "cantBeBlocked",
            by: {
              of: [
                {
                  kind: "stat",
                  stat: "power",
                  compare: ">",
                  value: { kind: "stat", stat: "power", of: { kind: "each" } },
                },
              ],
            },
          },
        },
      ],
    },
  ],
};

function whenever(event: EventPattern, effects: Extract<Ability, { kind: "triggered" }>["body"]): Ability {
  return { kind: "triggered", event, body: effects };
}

/** "Whenever your Ring-bearer attacks, draw a card, then discard a card." */
const ATTACKING = whenever(
  { kind: "attacks", what: { filter: YOUR_RING_BEARER } },
  {
    kind: "plain",
    effects: [
      { kind: "draw", who: { kind: "you" }, amount: 1 },
      { kind: "discard", who: { kind: "you" }, amount: 1 },
    ],
  },
);

const BLOCKER: Selection = { kind: "ref", ref: { kind: "event", role: "blocker" } };

/** "Whenever your Ring-bearer becomes blocked by a creature, that creature's controller sacrifices it at end of combat." */
const BLOCKED = whenever(
  { kind: "becomesBlocked", what: { filter: YOUR_RING_BEARER }, by: { filter: { of: [CREATURE] } } },
  {
    kind: "plain",
    effects: [
      {
        kind: "delayed",
        event: { kind: "nextStep", step: "endOfCombat", whose: { kind: "allPlayers" } },
        body: {
          kind: "plain",
          effects: [
            {
              kind: "sacrifice",
              who: { kind: "controller", of: { kind: "event", role: "blocker" } },
              what: BLOCKER,
            },
          ],
        },
      },
    ],
  },
);

/** "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life." */
const DAMAGING = whenever(
  {
    kind: "dealsDamage",
    source: { filter: YOUR_RING_BEARER },
    to: { kind: "player", player: { kind: "allPlayers" } },
    combat: true,
  },
  { kind: "plain", effects: [{ kind: "loseLife", who: { kind: "opponents" }, amount: 3 }] },
);

const ABILITIES: readonly Ability[] = [BEARING, ATTACKING, BLOCKED, DAMAGING];

/**
 * CR 701.52: the emblem comes first and gains an ability with each of the first four times; then one of the player's creatures
 * becomes the Ring-bearer, where there is one.
 */
export function ringTempts(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  if (run.scratch.stage !== "choosing") {
    run.note("stage", "choosing");
    const { marks } = playerOf(run.state, seat);
    updatePlayer(run.g, seat, { marks: [...marks, TEMPTED] });
    improveEmblem(run, seat);
  }
  const chosen = selected(run, {
    kind: "choose",
    by: effect.who ?? { kind: "you" },
    filter: { of: [CREATURE] },
    count: { min: 1, max: 1 },
    eachOwn: true,
  });
  if (!chosen) return;
  const [bearer] = chosen;
  run.finish(undefined, { objects: chosen, did: true });
  if (bearer !== undefined) becomeBearer(run, bearer, seat);
  tellAction(run.g, "ringTempts", seat, bearer ?? null);
}

function improveEmblem(run: Run, seat: Seat): void {
  const { g } = run;
  const times = playerOf(g.state, seat).marks.filter((mark) => mark === TEMPTED).length;
  const definition = emblemDefinition(THE_RING, ABILITIES.slice(0, times));
  const has = g.state.command.find((id) => isTheRing(run, id, seat));
  if (has === undefined) {
    emblem(g, definition, seat);
    return;
  }
  const name = definitionId(definition);
  if (!g.state.definitions[name]) g.state.definitions = { ...g.state.definitions, [name]: definition };
  updateObject(g, has, { definition: name });
}

function isTheRing(run: Run, id: ObjectId, seat: Seat): boolean {
  const { kind, owner, definition } = objectOf(run.state, id);
  return kind === "emblem" && owner === seat && run.state.definitions[definition]?.name === THE_RING;
}

/** CR 701.52a: until another creature becomes that player's Ring-bearer or another player gains control of it. */
function becomeBearer(run: Run, bearer: ObjectId, seat: Seat): void {
  const mark = ringBearerOf(seat);
  for (const id of run.state.battlefield) {
    const { marks } = objectOf(run.state, id);
    if (id !== bearer && marks.includes(mark))
      updateObject(run.g, id, { marks: marks.filter((one) => one !== mark) });
  }
  const others = objectOf(run.state, bearer).marks.filter((one) => !isRingBearerMark(one));
  updateObject(run.g, bearer, { marks: [...others, mark] });
}
