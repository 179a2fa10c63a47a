import { type Effect, hasNode, schemas } from "@spellroom/card-language";
import { numberOf } from "./judge.ts";
import { addNumbers } from "./moving.ts";
import { playersIn, type Sight } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import type { Thing } from "./world.ts";

type Modify = Extract<Effect, { kind: "modify" }>;

/** What a lasting change does to what can be seen; of a change with more to it, only that something is not foreseen. */
export function modify(sight: Sight, effect: Modify, all: readonly Thing[]): readonly Thing[] {
  const things = all.filter((thing) => thing.zone === "battlefield");
  if (effect.duration !== "endOfTurn" && effect.duration !== "endOfGame") {
    if (effect.modifications.some(({ kind }) => kind === "controller")) unforeseen("control for a while");
    for (const thing of things) thing.blurred = true;
    return things;
  }
  if (effect.modifications.some(dependsOnEach)) unforeseen("a number for each");
  for (const modification of effect.modifications) {
    switch (modification.kind) {
      case "addPT": {
        const power = numberOf(sight, modification.power);
        const toughness = numberOf(sight, modification.toughness);
        for (const thing of things) addNumbers(thing, power, toughness);
        break;
      }
      case "gainAbility":
        for (const thing of things) gain(thing, modification.ability);
        break;
      case "controller": {
        const [controller] = playersIn(sight, modification.player);
        for (const thing of things) {
          thing.controller = controller ?? unforeseen("nobody who gets control");
          thing.attacking = false;
          thing.blocking = false;
        }
        break;
      }
      case "restriction":
        break;
      default:
        for (const thing of things) thing.blurred = true;
    }
  }
  return things;
}

function dependsOnEach(modification: Modify["modifications"][number]): boolean {
  return hasNode(schemas.modification, modification, "ObjectRef", "each");
}

function gain(thing: Thing, ability: { readonly kind: string; readonly keyword?: string }): void {
  if (ability.kind === "keyword" && ability.keyword !== undefined) thing.keywords.add(ability.keyword);
  else thing.blurred = true;
}
