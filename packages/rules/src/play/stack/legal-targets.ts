import { updateContext } from "../../change/game/game.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { clausesOf, contextOfPart } from "../../query/targets/clauses.ts";
import { stillLegal } from "../../query/targets/options.ts";
import { contextOf, type Game } from "../../state/access.ts";
import type { ContextId, Entity, ObjectId } from "../../state/ids.ts";

/**
 * Checks the targets of a spell or ability again as it resolves (CR 608.2b). Those that have become illegal are taken out of
 * the context, with their share of what was divided. False when there were some and all of them are illegal now.
 */
export function checkTargets(g: Game, id: ObjectId, context: ContextId): boolean {
  const { announcement } = g.state.objects[id] ?? {};
  if (!announcement) return true;
  const before = contextOf(g.state, context);
  const targets: Record<string, readonly Entity[]> = { ...before.targets };
  const division: Record<string, readonly number[]> = { ...before.division };
  let chosen = 0;
  let legal = 0;
  for (const { key, prefix, clause } of clausesOf(bodyOf(g.state, id), announcement.modes)) {
    const own = before.targets[key] ?? [];
    if (own.length === 0) continue;
    const seen = contextOfPart(before, prefix);
    const kept = own.map((entity) => stillLegal(g.state, seen, clause, entity, id));
    chosen += own.length;
    legal += kept.filter(Boolean).length;
    targets[key] = own.filter((_, at) => kept[at]);
    const shares = division[key];
    if (shares) division[key] = shares.filter((_, at) => kept[at]);
  }
  if (chosen > 0 && legal === 0) return false;
  if (legal < chosen) updateContext(g, context, { targets, division });
  return true;
}
