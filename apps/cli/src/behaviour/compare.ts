import type { Thing, World } from "./world.ts";

/** Where what happened differs from what was expected; each difference is a sentence. */
export function differences(want: World, have: World, hasOwnNumbers: boolean): string[] {
  const found: string[] = [];
  for (const [seat, person] of want.people.entries()) {
    const now = have.people[seat];
    if (person.life !== now?.life) found.push(`seat ${seat} has ${now?.life} life instead of ${person.life}`);
    const [wanted, counted] = [counters(person.counters), counters(now?.counters ?? {})];
    if (wanted !== counted) found.push(`seat ${seat} has ${counted} instead of ${wanted}`);
  }
  for (const thing of want.things.values()) {
    if (thing.card < 0) continue;
    found.push(...differs(thing, have.things.get(thing.card), hasOwnNumbers));
  }
  return [...found, ...tokensDiffer(want, have, hasOwnNumbers)];
}

function differs(want: Thing, have: Thing | undefined, hasOwnNumbers: boolean): string[] {
  const isByOwnNumbers = hasOwnNumbers && want.types.includes("creature") && want.zone === "battlefield";
  if (isByOwnNumbers && have?.zone !== "battlefield") return [];
  if (want.subtypes.includes("Saga") && have?.zone === "graveyard") return [];
  if (want.zone !== (have?.zone ?? null)) return [`${want.name} is in ${have?.zone} instead of ${want.zone}`];
  if (!have || want.zone !== "battlefield") return [];
  const found: string[] = [];
  const say = (what: string, is: unknown, expected: unknown): void => {
    if (is !== expected) found.push(`${want.name} has ${what} ${is} instead of ${expected}`);
  };
  if (!hasOwnNumbers) say("controller", have.controller, want.controller);
  if (!want.types.includes("land")) say("tapped", have.tapped, want.tapped);
  say("counters", counters(have.counters), counters(want.counters));
  say("damage", have.damage, want.damage);
  if (!hasOwnNumbers) say("its place on", have.attachedTo, want.attachedTo);
  if (want.blurred || hasOwnNumbers) return found;
  say("power and toughness", `${have.power}/${have.toughness}`, `${want.power}/${want.toughness}`);
  for (const keyword of want.keywords) if (!have.keywords.has(keyword)) say(keyword, false, true);
  for (const keyword of have.keywords) if (!want.keywords.has(keyword)) say(keyword, true, false);
  return found;
}

function counters(all: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(all).filter(([, count]) => count !== 0);
  return kinds.length === 0
    ? "no counters"
    : kinds
        .map((one) => one.join(" "))
        .sort()
        .join(", ");
}

/** Tokens that are new have no names to be known by, so they are compared by what they are, as a whole. */
function tokensDiffer(want: World, have: World, hasOwnNumbers: boolean): string[] {
  const wanted = described(
    [...want.things.values()].filter((thing) => thing.card < 0),
    hasOwnNumbers,
  );
  const made = [...have.things.values()].filter((thing) => thing.isToken && !want.things.has(thing.card));
  const there = described(made, hasOwnNumbers);
  return wanted === there ? [] : [`the new tokens are ${there} instead of ${wanted}`];
}

function described(tokens: readonly Thing[], hasOwnNumbers: boolean): string {
  const numbers = (one: Thing): string => (hasOwnNumbers ? "" : `${one.power}/${one.toughness} `);
  return tokens
    .filter(({ zone }) => zone === "battlefield")
    .map((one) => `${numbers(one)}${one.types.join(" ")} ${one.subtypes.join(" ")} of ${one.controller}`)
    .sort()
    .join(", ");
}
