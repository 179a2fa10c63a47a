import { concerns } from "../../query/rules/rules-in-force.ts";
import { satisfies } from "../../query/selection/index.ts";
import type { Game } from "../../state/access.ts";
import type { ContinuousEffect, FloatingRule } from "../../state/continuous.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** Effects about the next spell of a player become effects on the spell that has just been cast, and are over (CR 611.2). */
export function becomeNextSpell(g: Game, spell: ObjectId, seat: Seat): void {
  const used = g.state.rules.filter((one) => isAbout(g, one, spell, seat));
  if (used.length === 0) return;
  g.state.rules = g.state.rules.filter((one) => !used.includes(one));
  const effects = used.flatMap(({ rule, context, lasting }): ContinuousEffect[] =>
    rule.kind === "nextSpell"
      ? [
          {
            timestamp: g.state.nextTimestamp++,
            objects: [spell],
            modifications: rule.modifications,
            context,
            lasting: { ...lasting, duration: "endOfGame" },
          },
        ]
      : [],
  );
  g.state.effects = [...g.state.effects, ...effects];
}

function isAbout({ state }: Game, { rule, context }: FloatingRule, spell: ObjectId, seat: Seat): boolean {
  return (
    rule.kind === "nextSpell" &&
    concerns(state, context, rule.who, seat) &&
    satisfies(state, context, rule.spell.of, spell)
  );
}
