import { isCreatureThere, newAttacker } from "../../change/events/participants.ts";
import { popFrame, tell } from "../../change/game/game.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import { controllerOf } from "../../query/layers/index.ts";
import type { Game } from "../../state/access.ts";
import type { DeclaredAttack } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";

/** CR 508.1k-m: those still there and still that player's become attacking creatures, and triggers look. */
export function beginAttacking(
  g: Game,
  declared: readonly DeclaredAttack[],
  bands: readonly (readonly ObjectId[])[],
): void {
  popFrame(g);
  const { combat, turn } = g.state;
  if (!combat) return;
  const attacks = declared.filter(
    ({ object }) => isCreatureThere(g.state, object) && isActive(g.state, controllerOf(g.state, object)),
  );
  const there = bands
    .map((band) => band.filter((id) => attacks.some(({ object }) => object === id)))
    .filter((band) => band.length > 1);
  g.state.combat = {
    ...combat,
    attackersDeclared: true,
    hadAttackers: combat.hadAttackers || attacks.length > 0,
    attackers: [
      ...combat.attackers,
      ...attacks.map(({ object, defender }) => {
        const [band] = there.find((members) => members.includes(object)) ?? [];
        return { ...newAttacker(g.state, object, defender, null), ...(band === undefined ? {} : { band }) };
      }),
    ],
  };
  if (attacks.length === 0) return;
  const attacking = new Set(attacks.map(({ object }) => controllerOf(g.state, object)));
  const first = [...attacking].filter((seat) => !turn.attackedThisTurn.includes(seat));
  if (first.length > 0) g.state.turn = { ...turn, attackedThisTurn: [...turn.attackedThisTurn, ...first] };
  const attackers = attacks.map((attack): DeclaredAttack => {
    const by = controllerOf(g.state, attack.object);
    return by === turn.active ? attack : { ...attack, by };
  });
  const event = { kind: "attackersDeclared", seat: turn.active, attackers } as const;
  tell(g, event);
  for (const objects of there) tell(g, { kind: "bandFormed", seat: turn.active, objects });
  collectTriggers(g, [event], []);
}
