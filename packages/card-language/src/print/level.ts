import type { StaticAbility } from "../ability.ts";
import type { Condition } from "../condition.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

/**
 * What stands beside a level symbol: levels, power and toughness, abilities, each on a line of its own (CR 711.2). A station
 * symbol has its first abilities on its own line, and a power and toughness in a box that is not part of the text.
 */
export function printLevel(ability: StaticAbility, p: PrintContext): string {
  const [effect] = ability.effects;
  if (effect?.kind !== "modify" || ability.condition === undefined) throw new NotPrintable("level");
  const symbol = symbolOf(ability.condition);
  const station = symbol.endsWith("| ");
  const lines = [symbol];
  for (const one of effect.modifications) {
    if (one.kind === "setPT" && !station)
      lines.push(`${p.value(one.power ?? 0)}/${p.value(one.toughness ?? 0)}`);
    if (one.kind !== "gainAbility") continue;
    const text = p.phrases.ability(one.ability, p.fresh());
    if (p.say(one.ability).join === "comma")
      lines[lines.length - 1] =
        `${lines.at(-1)}, ${text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
    else if (station && lines.length === 1 && lines[0] === symbol) lines[0] = `${symbol}${text}`;
    else lines.push(text);
  }
  return lines.join("\n");
}

function symbolOf(condition: Condition): string {
  const [least, most] = condition.kind === "all" ? condition.of : [condition];
  if (least?.kind !== "compare") throw new NotPrintable("level");
  if (typeof least.left === "object" && least.left.kind === "counters" && least.left.counter === "charge")
    return `${least.right}+ | `;
  return most?.kind === "compare" ? `LEVEL ${least.right}-${most.right}` : `LEVEL ${least.right}+`;
}
