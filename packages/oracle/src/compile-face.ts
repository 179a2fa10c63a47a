import {
  type Ability,
  type ActivatedAbility,
  type Condition,
  type Face,
  MAX_SPEED_WORD,
  NotPrintable,
  printLines,
  type Wording,
} from "@spellroom/card-language";
import { type Paragraph, spellBody } from "./ability/line.ts";
import { stationBox } from "./ability/station.ts";
import type { CorpusFace } from "./corpus-card.ts";
import { type Evaluated, evaluate } from "./evaluate.ts";
import { parseFace } from "./face.ts";
import { nounsOfFilter } from "./grammar/reference/nouns.ts";
import { canonicalAbilities, isWellFormed } from "./guards/canonical.ts";
import { swallowedWords } from "./guards/swallowed.ts";
import { type Unit, unitsOf } from "./lines.ts";
import { type LineReadings, type Reading, readLine } from "./read-line.ts";
import type { Sem } from "./scope.ts";
import { type Paid, type SelfInfo, selfInfo } from "./self-info.ts";
import { normalise } from "./text/normalise.ts";
import { replaceSelf, SELF } from "./text/self-name.ts";

/** Where reading stopped: line and column of the normalised text, both from 0. */
export interface StoppedAt {
  readonly line: number;
  readonly column: number;
}

export interface Stop {
  readonly at: StoppedAt;
  /** The sentence that was not read. */
  readonly clause: string;
  readonly why: string;
}

export interface FaceOutcome {
  readonly lines: { readonly total: number; readonly complete: number };
  readonly stops: readonly Stop[];
  readonly ambiguous: boolean;
  readonly swallowed: readonly string[];
  readonly roundTripFailure: boolean;
  readonly face?: Face;
  readonly wording: ReadonlyMap<object, Wording>;
  readonly refused?: string;
}

interface Settled {
  readonly abilities: readonly Ability[];
  readonly wording: ReadonlyMap<object, Wording>;
  readonly uses: Evaluated["uses"];
  readonly ambiguous: boolean;
}

function sentenceAt(unit: Unit, column: number): string {
  const start = Math.max(
    unit.text.lastIndexOf(". ", Math.max(0, column - 1)) + 2,
    unit.text.lastIndexOf("• ", column) + 2,
    0,
  );
  const from = start === 1 ? 0 : start;
  const end = unit.text.indexOf(". ", column);
  return unit.text.slice(from, end < 0 ? undefined : end + 1).trim();
}

function stop(unit: Unit, column: number, why: string): Stop {
  return { at: { line: unit.line, column }, clause: sentenceAt(unit, column), why };
}

/** Only statics about the card itself, costs and limits stand on a spell beside its instructions. */
function fitsSpell(abilities: readonly Ability[]): boolean {
  return abilities.every((one) => {
    if (one.kind !== "static") return true;
    return one.effects.every(
      (effect) =>
        effect.kind === "ownCost" ||
        (effect.kind === "rule" && effect.rule.kind === "mayCastAsThoughFlash") ||
        (effect.kind === "modify" && effect.what === "this"),
    );
  });
}

function withWord(
  abilities: readonly Ability[],
  word: string | undefined,
  wording: Map<object, Wording>,
): readonly Ability[] {
  if (word === undefined) return abilities;
  return abilities.map((one) => {
    if (one.kind === "keyword" && isEquip(one)) {
      wording.set(one, { ...wording.get(one), flavor: word });
      return one;
    }
    if (one.kind !== "triggered" && one.kind !== "activated" && one.kind !== "static" && one.kind !== "spell")
      return one;
    const limited = word === MAX_SPEED_WORD ? atMaxSpeed(one) : one;
    if (limited === undefined) return one;
    if (word === "Forecast" && (one.kind !== "activated" || one.zone !== "hand")) return one;
    const named: Ability =
      limited.kind === "activated" ? { ...keywordLimits(limited, word), word } : { ...limited, word };
    const said = wording.get(one);
    if (said !== undefined) wording.set(named, said);
    return named;
  });
}

/** Equip abilities may have a name of their own in front: a flavor word (CR 207.2d). */
function isEquip(ability: Ability): boolean {
  return ability.kind === "keyword" && (ability.keyword === "equip" || ability.keyword === "equipQuality");
}

/** "Max speed — ...": an ability that is there as long as its controller has max speed (Aetherdrift). */
function atMaxSpeed(ability: Worded): Worded | undefined {
  const fast: Condition = { kind: "player", player: { kind: "you" }, is: "hasMaxSpeed" };
  switch (ability.kind) {
    case "activated":
      return ability.limits?.condition === undefined
        ? { ...ability, limits: { ...ability.limits, condition: fast } }
        : undefined;
    case "triggered":
      return ability.during === undefined ? { ...ability, during: fast } : undefined;
    case "static":
      return ability.condition === undefined ? { ...ability, condition: fast } : undefined;
    case "spell":
      return undefined;
  }
}

type Worded = Extract<Ability, { readonly kind: "triggered" | "activated" | "static" | "spell" }>;

/** Exhaust and power-up abilities are activated once, the latter for less by the creature that has just come; boast abilities once a turn and only by a creature that attacked, forecast abilities once a turn and only during the upkeep (CR 702.57, 702.142, 702.177). */
function keywordLimits(ability: ActivatedAbility, word: string): ActivatedAbility {
  if (word === "Exhaust") return { ...ability, limits: { ...ability.limits, timesEver: 1 } };
  if (word === "Power-up")
    return {
      ...ability,
      limits: { ...ability.limits, timesEver: 1 },
      costChange: { lessManaCost: "enteredThisTurn" },
    };
  if (word === "Forecast")
    return { ...ability, limits: { ...ability.limits, during: ["yourTurn", "upkeep"], timesEachTurn: 1 } };
  if (word !== "Boast") return ability;
  const attacked: Condition = {
    kind: "is",
    object: { kind: "this" },
    of: [{ kind: "status", status: "attackedThisTurn" }],
  };
  return { ...ability, limits: { ...ability.limits, timesEachTurn: 1, condition: attacked } };
}

/** Evaluates all readings; those that mean the same are one. */
function settle(
  sems: readonly { readonly sem: Sem<readonly Ability[]>; readonly word: string | undefined }[],
  self: SelfInfo,
  at: number,
  links: ReadonlySet<string> | undefined,
): Settled | { readonly why: string } {
  const kept: Settled[] = [];
  let why = "nothing reads it";
  for (const { sem, word } of sems) {
    const found = evaluate(sem, self, at, links);
    if (found.kind === "unresolved") {
      why = found.why;
      continue;
    }
    const { value } = found;
    if (self.spell && !fitsSpell(value.abilities)) continue;
    const wording = new Map(value.wording);
    const abilities = withWord(value.abilities, word, wording);
    if (word !== undefined && abilities.some((one) => !("word" in one) && !isEquip(one))) continue;
    kept.push({ abilities, wording, uses: value.uses, ambiguous: false });
  }
  const [first] = kept;
  if (first === undefined) return { why };
  if (kept.length === 1) return first;
  const formed = kept.filter((one) => isWellFormed(one.abilities));
  const [valid] = formed;
  if (valid === undefined) return { why: "no reading has the shape of the language" };
  const distinct = new Set(formed.map((one) => canonicalAbilities(one.abilities)));
  return { ...valid, ambiguous: distinct.size > 1 };
}

interface Job {
  readonly units: readonly Unit[];
  readonly sems: readonly { readonly sem: Sem<readonly Ability[]>; readonly word: string | undefined }[];
}

function abilityJob(unit: Unit, readings: readonly Reading[]): Job {
  const sems = readings.flatMap((one) =>
    one.kind === "abilities" ? [{ sem: one.sem, word: one.word }] : [],
  );
  return { units: [unit], sems };
}

const MOST_COMBINATIONS = 128;

/** The instructions of a spell: paragraphs of sentences together, or one list of modes. */
function spellJob(parts: readonly { readonly unit: Unit; readonly readings: readonly Reading[] }[]): Job {
  const units = parts.map((one) => one.unit);
  const [only] = parts;
  const modal =
    parts.length === 1 && only !== undefined
      ? only.readings.flatMap((one) => (one.kind === "modal" ? [one] : []))
      : [];
  const modalSems = modal.map(({ sem, word }) => ({
    sem: (c: Parameters<typeof sem>[0]): readonly Ability[] => [{ kind: "spell", body: sem(c) }],
    word,
  }));
  let combinations: readonly (readonly Paragraph[])[] = [[]];
  for (const { readings } of parts) {
    const options = readings.flatMap((one) =>
      one.kind === "sentences" ? [{ word: one.word, said: one.sem }] : [],
    );
    combinations = combinations
      .flatMap((before) => options.map((option) => [...before, option]))
      .slice(0, MOST_COMBINATIONS);
  }
  const word = parts.length === 1 ? only?.readings[0]?.word : undefined;
  const worded = parts.length > 1 && only?.readings.some((each) => each.word !== undefined) === true;
  const plain = worded
    ? []
    : combinations.map((list) => {
        const said = spellBody(list);
        return {
          sem: (c: Parameters<typeof said>[0]): readonly Ability[] => [{ kind: "spell", body: said(c) }],
          word,
        };
      });
  return { units, sems: [...plain, ...modalSems] };
}

function isSpellUnit(readings: readonly Reading[]): boolean {
  return !readings.some((one) => one.kind === "abilities") && readings.length > 0;
}

interface Read {
  readonly unit: Unit;
  readonly found: LineReadings;
}

function jobsOf(read: readonly Read[], spell: boolean): readonly Job[] {
  const jobs: Job[] = [];
  const spellParts: { unit: Unit; readings: readonly Reading[] }[] = [];
  let spellAt: number | undefined;
  for (const { unit, found } of read) {
    if (spell && isSpellUnit(found.readings)) {
      spellParts.push({ unit, readings: found.readings });
      if (spellAt === undefined) {
        spellAt = jobs.length;
        jobs.push({ units: [unit], sems: [] });
      }
    } else jobs.push(abilityJob(unit, found.readings));
  }
  if (spellAt !== undefined) jobs[spellAt] = spellJob(spellParts);
  return jobs;
}

interface Done {
  readonly job: Job;
  readonly settled: Settled;
}

/** Compiles one face: its characteristics, then each paragraph of its text. */
export function compileFace(from: CorpusFace, half?: SelfInfo["half"]): FaceOutcome {
  const parsed = parseFace(from);
  const empty = {
    lines: { total: 0, complete: 0 },
    stops: [],
    ambiguous: false,
    swallowed: [],
    roundTripFailure: false,
    wording: new Map(),
  };
  if (parsed.kind === "refused") return { ...empty, refused: parsed.reason };
  const base = parsed.face;
  const legendary = base.supertypes?.includes("legendary") === true;
  const lines = normalise(from.text ?? "", { name: from.name, legendary });
  const units = unitsOf(lines);
  const spell = base.types.includes("instant") || base.types.includes("sorcery");
  const saga = base.subtypes?.includes("Saga") === true;
  const box = stationBox(base, lines);
  const context = { spell, saga, ...(box === undefined ? {} : { box }) };
  const read = units.map((unit): Read => ({ unit, found: readLine(unit, context) }));
  const self = selfInfo(base, lines, half);
  return finish(base, units, read, jobsOf(read, spell), self);
}

function finish(
  base: Omit<Face, "abilities">,
  units: readonly Unit[],
  read: readonly Read[],
  jobs: readonly Job[],
  self: SelfInfo,
): FaceOutcome {
  const links = new Set<string>();
  const paid: Paid[] = [];
  for (const [at, job] of jobs.entries()) {
    const first = settle(job.sems, self, at, undefined);
    if (!("abilities" in first)) continue;
    for (const link of first.uses.links) links.add(link);
    paid.push(...first.abilities.flatMap(paidFor));
  }
  const knowing: SelfInfo = paid.length === 0 ? self : { ...self, paid };
  const done: Done[] = [];
  const stops: Stop[] = [];
  for (const [at, job] of jobs.entries()) {
    const settled = settle(
      job.sems,
      job.units[0]?.text.startsWith("As an additional cost") === true ? self : knowing,
      at,
      links,
    );
    if ("abilities" in settled) done.push({ job, settled });
    else
      for (const unit of job.units)
        stops.push(stop(unit, read.find((one) => one.unit === unit)?.found.column ?? 0, settled.why));
  }
  return assemble(base, units, done, stops);
}

/** What an additional cost of casting deals with, where something later speaks of it. */
function paidFor(ability: Ability): readonly Paid[] {
  if (ability.kind !== "additionalCost") return [];
  return ability.cost.flatMap((part) => {
    if (!("bind" in part) || part.bind === undefined || !("what" in part)) return [];
    const { what } = part;
    if (typeof what !== "object" || !("filter" in what)) return [];
    return [{ name: part.bind, nouns: nounsOfFilter(what.filter), plural: what.count !== 1 }];
  });
}

function assemble(
  base: Omit<Face, "abilities">,
  units: readonly Unit[],
  done: readonly Done[],
  stops: readonly Stop[],
): FaceOutcome {
  const wording = new Map<object, Wording>();
  for (const { settled } of done) for (const [node, said] of settled.wording) wording.set(node, said);
  const abilities = done.flatMap(({ settled }) => settled.abilities);
  const face: Face = abilities.length === 0 ? base : { ...base, abilities };
  const complete = units.length - stops.length;
  const ambiguous = done.some(({ settled }) => settled.ambiguous);
  const failures: Stop[] = [];
  const swallowed: string[] = [];
  for (const { job, settled } of done) {
    const text = job.units.map((unit) => unit.printed).join("\n");
    const [unit] = job.units;
    if (unit === undefined) continue;
    const printed = print(face, settled, wording, text);
    const unworded = withoutWords(face, settled);
    if (unworded !== undefined)
      failures.push({ at: { line: unit.line, column: 0 }, clause: text, why: unworded });
    else if (printed !== text)
      failures.push({ at: { line: unit.line, column: 0 }, clause: text, why: `prints as: ${printed}` });
    else swallowed.push(...swallowedWords(text, settled.abilities));
  }
  return {
    lines: { total: units.length, complete },
    stops: stops.length > 0 ? stops : failures,
    ambiguous,
    swallowed,
    roundTripFailure: failures.length > 0,
    ...(stops.length > 0 ? {} : { face }),
    wording,
  };
}

/** Why the abilities can't be printed from the definition alone, as they are at the table; undefined where they can. */
function withoutWords(face: Face, { abilities }: Settled): string | undefined {
  try {
    printLines(abilities, face);
    return undefined;
  } catch (error) {
    if (error instanceof NotPrintable) return `not printable without the words of the text: ${error.message}`;
    throw error;
  }
}

/** What the abilities print as, normalised as the text was, apart from the errata. */
function print(face: Face, settled: Settled, wording: ReadonlyMap<object, Wording>, text: string): string {
  const attached = /\b(?:enchanted|equipped|fortified) \w+/i
    .exec(text)?.[0]
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  try {
    const lines = printLines(settled.abilities, face, {
      self: SELF,
      wording: (node) => wording.get(node),
      ...(attached === undefined ? {} : { attached }),
    });
    return replaceSelf(lines.join("\n"), [face.name]);
  } catch (error) {
    if (error instanceof NotPrintable) return `not printable: ${error.message}`;
    throw error;
  }
}
