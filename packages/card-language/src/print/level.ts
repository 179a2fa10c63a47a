import type { StaticAbility } from "../ability.ts";
import type { Condition } from "../condition.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

/** What stands beside a level symbol: levels, power and toughness, abilities, each on a line of its own (CR 711.2). */
export function printLevel(ability: StaticAbility, p: PrintContext): string {
  const [effect] = ability.effects;
  if (effect?.kind !== "modify" || ability.condition === undefined) throw new NotPrintable("level");
  const lines = [levels(ability.condition)];
  for (const one of effect.modifications) {
    if (one.kind === "setPT") lines.push(`${p.value(one.power ?? 0)}/${p.value(one.toughness ?? 0)}`);
    if (one.kind !== "gainAbility") continue;
    const text = p.phrases.ability(one.ability, p.fresh());
    if (p.say(one.ability).join === "comma")
      lines[lines.length - 1] =
        `${lines.at(-1)}, ${text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
    else lines.push(text);
  }
  return lines.join("\n");
}

function levels(condition: Condition): string {
  const [least, most] = condition.kind === "all" ? condition.of : [condition];
  if (least?.kind !== "compare") throw new NotPrintable("level");
  return most?.kind === "compare" ? `LEVEL ${least.right}-${most.right}` : `LEVEL ${least.right}+`;
}
