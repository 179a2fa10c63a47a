import type { Condition, Effect, ObjectRef, Restriction } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { last, type Rider } from "./changed.ts";
import { ifEffect } from "./if-effect.ts";

/** What holds of all creatures of a group that were dealt damage. */
function onAllDamaged(make: (ref: ObjectRef, c: Scope) => Effect): Rider {
  return (c, before) => {
    const { effect } = last(before);
    if (effect.kind !== "dealDamage" || effect.to.kind !== "objects" || effect.to.what.kind !== "all")
      throw new Unresolved("dealt damage this way", "no group");
    const creatures = effect.to.what.filter.of.some((one) => one.kind === "type" && one.type === "creature");
    if (effect.bind === undefined || !creatures)
      throw new Unresolved("dealt damage this way", "no creatures");
    c.refer(effect.bind);
    return [...before, make({ kind: "bound", name: effect.bind }, c)];
  };
}

function must(ref: ObjectRef, restriction: Restriction): Effect {
  return {
    kind: "modify",
    what: { kind: "ref", ref },
    modifications: [{ kind: "restriction", restriction }],
    duration: "endOfTurn",
  };
}

/** What would die is exiled instead (CR 614.1a). */
function exiledIfItDies(ref: ObjectRef): Effect {
  return {
    kind: "createReplacement",
    replacement: {
      kind: "redirectMove",
      what: {
        filter: {
          of: [
            { kind: "oneOf", ref },
            { kind: "type", type: "creature" },
          ],
        },
      },
      from: "battlefield",
      to: "graveyard",
      newZone: "exile",
    },
    duration: "endOfTurn",
  };
}

/**
 * What holds of the creature or player that was dealt damage: not the target, where another effect made the damage be dealt
 * to somebody or something else (CR 614.9).
 */
function onDamaged(make: (dealt: Extract<ObjectRef, { kind: "bound" }>) => Effect, variant: number): Rider {
  return (c, before) => {
    const { effect } = last(before);
    if (effect.kind !== "dealDamage" || effect.to.kind !== "targets" || effect.also !== undefined)
      throw new Unresolved("dealt damage this way", "not one target");
    const { target } = effect.to;
    const clause = c.targets.find(({ id }) => id === target);
    if (effect.bind === undefined || clause === undefined || clause.count !== undefined)
      throw new Unresolved("dealt damage this way", "not one target");
    c.refer(effect.bind);
    const any: Condition = {
      kind: "compare",
      left: { kind: "bound", name: effect.bind },
      compare: ">=",
      right: 1,
    };
    return [...before, c.say(ifEffect(any, [make({ kind: "bound", name: effect.bind })]), { variant })];
  };
}

/** "A creature dealt damage this way can't be regenerated this turn." */
export const damaged: Parser<Rider> = either<Rider>(
  phrase(
    g`a creature dealt damage this way can't be regenerated this turn`,
    onDamaged(
      (ref) => ({
        kind: "modify",
        what: { kind: "ref", ref },
        modifications: [{ kind: "restriction", restriction: { kind: "cantBeRegenerated" } }],
        duration: "endOfTurn",
      }),
      20,
    ),
  ),
  phrase(
    g`if a creature dealt damage this way would die this turn, exile it instead`,
    onDamaged(exiledIfItDies, 21),
  ),
  phrase(
    g`if a player is dealt damage this way, they can't gain life for the rest of the game`,
    onDamaged(
      (dealt) => ({
        kind: "createRule",
        rule: { kind: "cantGainLife", who: dealt },
        duration: "endOfGame",
      }),
      24,
    ),
  ),
  phrase(
    g`each creature dealt damage this way attacks this turn if able`,
    onAllDamaged((ref, c) => c.say(must(ref, { kind: "mustAttack" }), { variant: 48 })),
  ),
  phrase(
    g`creatures dealt damage this way can't be regenerated this turn`,
    onAllDamaged((ref, c) => c.say(must(ref, { kind: "cantBeRegenerated" }), { variant: 49 })),
  ),
  phrase(
    g`if a creature dealt damage this way would die this turn, exile it instead`,
    onAllDamaged((ref, c) => c.say(exiledIfItDies(ref), { variant: 26 })),
  ),
);
