import type { CardDefinition } from "@spellroom/card-language";
import { type CardCheck, checkCard } from "../behaviour/check-card.ts";
import { openCards } from "../game/card-source.ts";
import { seededChance } from "../game/chance.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word, words } from "../terminal/usage.ts";

export const behaviour: Command = {
  name: "behaviour",
  summary: "plays single cards against suitable things and compares what happens with what their text says",
  help: `Options:
  --cards FILE  compile cards that the pool lacks from a corpus file (may be repeated)
  --sample N    how many cards to draw (100)
  --seed S      of the draw and of every card's play (1)
  --card NAME   play this card instead of a sample (may be repeated)
  --json OUT    write the report as JSON
Exit code 1 if a card does something else than expected, is never offered for what its text offers, throws, or breaks an
invariant.`,
  options: {
    cards: { type: "string", multiple: true },
    sample: { type: "string" },
    seed: { type: "string" },
    card: { type: "string", multiple: true },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const seed = count(values, "seed", 1);
    const source = openCards(words(values, "cards"));
    const named = words(values, "card");
    const drawn = named.length > 0 ? named : draw(source.names, seed);
    const say = progress();
    const checks: CardCheck[] = [];
    const most = named.length > 0 ? named.length : count(values, "sample", 100);
    for (const name of drawn) {
      if (checks.length >= most) break;
      const found = source.find(name);
      if (found.kind !== "playable") {
        if (named.length > 0) throw new UsageError(`${name} can't be played`);
        continue;
      }
      checks.push(checkCard(found.card satisfies CardDefinition, seed));
      say(`${checks.length} of ${most} cards`);
    }
    return report(checks, word(values, "json"));
  },
};

/** All names in an order by chance. */
function draw(names: readonly string[], seed: number): readonly string[] {
  const chance = seededChance(seed);
  return names
    .map((name) => ({ name, rank: chance() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

function report(checks: readonly CardCheck[], json: string | undefined): number {
  const sum = (of: (check: CardCheck) => number): number => checks.reduce((all, one) => all + of(one), 0);
  const wrong = checks.filter(({ differences, faults }) => differences.length > 0 || faults.length > 0);
  const compared = checks.filter(({ foreseen, outside }) => foreseen > 0 && outside === null);
  print(
    `${checks.length} cards played, ${sum((one) => one.resolutions)} resolutions; ${compared.length} cards and ${sum((one) => (one.outside === null ? one.foreseen : 0))} resolutions compared`,
  );
  for (const { name, differences, faults } of wrong) {
    print(`${name}:`);
    for (const line of [...new Set([...differences, ...faults])].slice(0, 6)) print(`    ${line}`);
  }
  const reasons = new Map<string, number>();
  for (const { unforeseen } of checks)
    for (const [why, times] of unforeseen) reasons.set(why, (reasons.get(why) ?? 0) + times);
  const top = [...reasons].sort((one, other) => other[1] - one[1]).slice(0, 12);
  if (top.length > 0) print("not compared, by reason:");
  for (const [why, times] of top) print(`${String(times).padStart(6)}  ${why}`);
  writeJson(json, {
    cards: checks.length,
    resolutions: sum((one) => one.resolutions),
    compared: sum((one) => (one.outside === null ? one.foreseen : 0)),
    wrong: wrong.map(({ name, differences, faults }) => ({ name, differences, faults })),
  });
  return wrong.length > 0 ? 1 : 0;
}
