import {
  type CardDefinition,
  type CardError,
  collect,
  describeCardError,
  type Face,
  LANGUAGE_VERSION,
  LAYOUTS,
  type Layout,
  parseCard,
  type Wording,
} from "@spellroom/card-language";
import { compileFaceInFull } from "./compile-cleave.ts";
import type { FaceOutcome, Stop } from "./compile-face.ts";
import type { CorpusCard, CorpusFace } from "./corpus-card.ts";
import { withColorIndicator } from "./lost-color-indicators.ts";
import { faceOf } from "./melded.ts";
import { refusalOf } from "./refusal.ts";

/** The halves of a split card, by the number of their face. */
const HALVES = ["left", "right"] as const;

interface Flags {
  readonly ambiguous: boolean;
  /** Words that must leave a trace in the definition and don't. */
  readonly swallowed: readonly string[];
  readonly roundTripFailure: boolean;
  readonly lines: { readonly total: number; readonly complete: number };
}

/** How far a card's text was read. Only a complete card may be played. */
export type CompileResult =
  | (Flags & {
      readonly status: "complete";
      readonly definition: CardDefinition;
      readonly wording: ReadonlyMap<object, Wording>;
    })
  | (Flags & {
      readonly status: "partial";
      readonly stoppedAt: { readonly face: number; readonly line: number; readonly column: number };
      readonly clause: string;
      readonly why: string;
      readonly clauses: readonly string[];
    })
  | (Flags & { readonly status: "refused"; readonly reason: string });

function facesOf(card: CorpusCard): readonly CorpusFace[] {
  return card.faces === undefined ? [faceOf(card)] : card.faces.map(withColorIndicator);
}

function layoutOf(card: CorpusCard): Layout | undefined {
  return card.faces === undefined ? "normal" : LAYOUTS.find((one) => one === card.layout);
}

function flagsOf(outcomes: readonly FaceOutcome[]): Flags {
  return {
    ambiguous: outcomes.some((one) => one.ambiguous),
    swallowed: outcomes.flatMap((one) => one.swallowed),
    roundTripFailure: outcomes.some((one) => one.roundTripFailure),
    lines: {
      total: outcomes.reduce((sum, one) => sum + one.lines.total, 0),
      complete: outcomes.reduce((sum, one) => sum + one.lines.complete, 0),
    },
  };
}

function partial(
  flags: Flags,
  face: number,
  stops: readonly Stop[],
  clauses: readonly string[],
): CompileResult {
  const [first] = stops;
  if (first === undefined) throw new Error("a partial card without the place where reading stopped");
  return {
    ...flags,
    status: "partial",
    stoppedAt: { face, line: first.at.line, column: first.at.column },
    clause: first.clause,
    why: first.why,
    clauses,
  };
}

/** Reads a card's text into a definition; complete only if every face is, every guard holds, and the definition is valid. */
export function compileCard(card: CorpusCard): CompileResult {
  const none: Flags = {
    ambiguous: false,
    swallowed: [],
    roundTripFailure: false,
    lines: { total: 0, complete: 0 },
  };
  const layout = layoutOf(card);
  const faces = facesOf(card);
  const reason = layout === undefined ? `layout ${card.layout}` : refusalOf(faces);
  if (layout === undefined || reason !== undefined)
    return { ...none, status: "refused", reason: reason ?? "layout" };
  const outcomes = faces.map((face, at) =>
    compileFaceInFull(face, layout === "split" ? HALVES[at] : undefined),
  );
  const flags = flagsOf(outcomes);
  const refused = outcomes.find((one) => one.refused !== undefined);
  if (refused?.refused !== undefined) return { ...flags, status: "refused", reason: refused.refused };
  const clauses = outcomes.flatMap((one) => one.stops.map((stop) => stop.clause));
  const at = outcomes.findIndex((one) => one.stops.length > 0);
  if (at >= 0) return partial(flags, at, outcomes[at]?.stops ?? [], clauses);
  return whole(card, layout, outcomes, flags);
}

function whole(
  card: CorpusCard,
  layout: Layout,
  outcomes: readonly FaceOutcome[],
  flags: Flags,
): CompileResult {
  const compiled = outcomes.flatMap((one) => (one.face === undefined ? [] : [one.face]));
  const [front, ...others] = compiled;
  if (front === undefined) return { ...flags, status: "refused", reason: "no face" };
  if (flags.ambiguous) return guardStop(flags, card, "ambiguous");
  if (flags.swallowed.length > 0) return guardStop(flags, card, `swallowed ${flags.swallowed.join(", ")}`);
  const all: readonly [Face, ...Face[]] = [front, ...others];
  const definition: CardDefinition = { version: LANGUAGE_VERSION, name: card.name, layout, faces: all };
  const missing = missingBack(definition);
  if (missing !== undefined) return guardStop(flags, card, `${missing}, which it melds into, is not at hand`);
  if (exilesApart(definition)) return guardStop(flags, card, "exiled with it: not all that it exiles");
  const checked = parseCard(definition);
  if (!checked.ok) return guardStop(flags, card, invalid(checked.error));
  const wording = new Map<object, Wording>();
  for (const one of outcomes) for (const [node, said] of one.wording) wording.set(node, said);
  return { ...flags, status: "complete", definition, wording };
}

/** The permanent that a card says it melds into, if it isn't the card's own back face (CR 712.4). */
function missingBack(definition: CardDefinition): string | undefined {
  const [, back] = definition.layout === "meld" ? definition.faces : [];
  const melds = collect(definition, "Effect").flatMap((one) => (one.kind === "meld" ? [one.into] : []));
  return melds.find((into) => into !== back?.name);
}

/** Cards exiled until one was found are not linked to what asks for all cards exiled with the card (CR 607.2a). */
function exilesApart(definition: CardDefinition): boolean {
  return (
    collect(definition, "ObjectRef").some(({ kind }) => kind === "linked") &&
    collect(definition, "Effect").some((one) => one.kind === "revealUntil" && one.exile === true)
  );
}

function invalid(errors: readonly CardError[]): string {
  return `invalid: ${errors.map(describeCardError).join("; ")}`;
}

function guardStop(flags: Flags, card: CorpusCard, why: string): CompileResult {
  const clause = facesOf(card)
    .map((one) => one.text ?? "")
    .join(" // ");
  return {
    ...flags,
    status: "partial",
    stoppedAt: { face: 0, line: 0, column: 0 },
    clause: `[${why}] ${clause}`,
    why,
    clauses: [],
  };
}
