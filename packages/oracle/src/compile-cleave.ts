import type { Ability, Face } from "@spellroom/card-language";
import { NotPrintable, printLines } from "@spellroom/card-language";
import { compileFace, type FaceOutcome } from "./compile-face.ts";
import type { CorpusFace } from "./corpus-card.ts";
import type { SelfInfo } from "./self-info.ts";
import { normalise } from "./text/normalise.ts";
import { replaceSelf, SELF } from "./text/self-name.ts";

const BRACKETED = /\[([^[\]]*)\]/g;

/**
 * A face whose instructions have words in square brackets is read twice, with and without them: what it does, and what it does for its
 * cleave cost (CR 702.148a). Any other face is read once.
 */
export function compileFaceInFull(from: CorpusFace, half?: SelfInfo["half"]): FaceOutcome {
  const text = from.text ?? "";
  if (!/^Cleave /m.test(text) || !text.includes("[")) return compileFace(from, half);
  const whole = compileFace({ ...from, text: text.replace(BRACKETED, "$1") });
  const cut = compileFace({ ...from, text: without(text) });
  if (whole.face === undefined || cut.face === undefined)
    return whole.face === undefined ? whole : { ...cut, lines: whole.lines };
  const face = merged(whole.face, cut.face);
  const wording = new Map([...whole.wording, ...cut.wording]);
  const both = {
    ...whole,
    face: face ?? whole.face,
    wording,
    swallowed: [...whole.swallowed, ...cut.swallowed],
  };
  if (face !== undefined && printsAs(face, from, wording))
    return { ...both, ambiguous: whole.ambiguous || cut.ambiguous };
  const stop = {
    at: { line: 0, column: 0 },
    clause: text,
    why: "words in brackets that are not printed again",
  };
  const { face: _, ...unread } = both;
  return { ...unread, stops: [stop], roundTripFailure: true };
}

function without(text: string): string {
  return text
    .replace(BRACKETED, "")
    .replace(/ +([.,])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/ +$/gm, "");
}

/** The instructions of both, which must be the only thing in which they differ. */
function merged(whole: Face, cut: Face): Face | undefined {
  const others = cut.abilities ?? [];
  if (whole.abilities?.length !== others.length) return undefined;
  const abilities = whole.abilities.map((ability, at): Ability => {
    const other = others[at];
    if (ability.kind !== "spell" || other?.kind !== "spell") return ability;
    return { ...ability, cleaved: other.body };
  });
  return { ...whole, abilities };
}

function printsAs(face: Face, from: CorpusFace, wording: FaceOutcome["wording"]): boolean {
  const legendary = face.supertypes?.includes("legendary") === true;
  const wanted = normalise(from.text ?? "", { name: from.name, legendary });
  try {
    const lines = printLines(face.abilities ?? [], face, {
      self: SELF,
      wording: (node) => wording.get(node),
    });
    return replaceSelf(lines.join("\n"), [face.name]) === wanted.join("\n");
  } catch (error) {
    if (error instanceof NotPrintable) return false;
    throw error;
  }
}
