import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { some, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("extraPhase", {
  phases: some(z.enum(["combat", "main", "beginning", "end"])),
  after: z.enum(["thisPhase", "main"]).exactOptional(),
});
export interface ExtraPhaseEffect extends Node<typeof schema> {}

export function english(effect: ExtraPhaseEffect, p: PrintContext): Piece {
  const names = {
    combat: "combat phase",
    main: "main phase",
    beginning: "beginning phase",
    end: "ending phase",
  } as const;
  const [first, second] = effect.phases;
  if (first === undefined || effect.phases.length > 2) throw new NotPrintable("effect extraPhase");
  const followed = second === undefined ? "" : ` followed by an additional ${names[second]}`;
  if (p.say(effect).variant === 1)
    return sentence(`there is an additional ${names[first]} after this phase${followed}`);
  return sentence(
    `after this ${effect.after === "main" ? "main phase" : "phase"}, there is an additional ${names[first]}${followed}`,
  );
}

export function french(effect: ExtraPhaseEffect): fr.Piece {
  const names = {
    combat: "phase de combat",
    main: "phase principale",
    beginning: "phase de début",
    end: "phase de fin",
  } as const;
  const phases = effect.phases.map((one) => `une ${names[one]} supplémentaire`);
  const after = effect.after === "main" ? "cette phase principale" : "cette phase";
  return fr.sentence(`après ${after}, il y a ${phases.join(" suivie de ")}`);
}
