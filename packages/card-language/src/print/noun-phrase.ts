import { plural, withArticle } from "./words.ts";

/** A piece that differs between "creature ..." and "creatures ...". */
export interface OneMany {
  readonly one: string;
  readonly many: string;
}

/** A description of objects, ready to be put as "a nonblack creature you control", "all ...", "target ...". */
export interface NounPhrase {
  /** "another", "other". */
  readonly other: boolean;
  readonly before: readonly string[];
  readonly head: OneMany;
  readonly after: readonly OneMany[];
  /** Where the cards are: whose zone, put with "in" or "from". */
  readonly zone?: OneMany;
  /** "in" or "from" where the description itself settles it. */
  readonly preposition?: "in" | "from";
  /** What "that ..." calls such an object later. */
  readonly noun: string;
}

export type ZonePreposition = "in" | "from" | "none";

export function same(text: string): OneMany {
  return { one: text, many: text };
}

export function oneMany(one: string, many: string = plural(one)): OneMany {
  return { one, many };
}

function assemble(
  np: NounPhrase,
  which: keyof OneMany,
  zone: ZonePreposition,
  lead: readonly string[],
): string {
  const parts = [...lead, ...np.before, np.head[which], ...np.after.map((part) => part[which])];
  if (np.zone !== undefined && zone !== "none") parts.push(`${np.preposition ?? zone} ${np.zone[which]}`);
  return parts.filter((part) => part !== "").join(" ");
}

/** "nonblack creature you control", with words such as "target" after "other". */
export function bare(
  np: NounPhrase,
  options: { zone?: ZonePreposition; lead?: string; many?: boolean; skipOther?: boolean } = {},
): string {
  const lead: string[] = [];
  if (np.other && options.skipOther !== true) lead.push("other");
  if (options.lead !== undefined) lead.push(options.lead);
  return assemble(np, options.many === true ? "many" : "one", options.zone ?? "in", lead);
}

/** "a creature", "another creature". */
export function indefinite(np: NounPhrase, zone: ZonePreposition = "in"): string {
  if (np.other) return `another ${bare(np, { zone, skipOther: true })}`;
  return withArticle(bare(np, { zone }));
}

/** "creatures you control", "other creatures". */
export function manyOf(np: NounPhrase, zone: ZonePreposition = "in"): string {
  return bare(np, { zone, many: true });
}
