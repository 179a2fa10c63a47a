import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** "If this creature would be destroyed, regenerate it" (CR 614.8, 701.15b): no shield is waited for or used up. */
export const schema = variant("regenerates", {
  what: subject,
});
export interface RegeneratesReplacement extends Node<typeof schema> {}

export function english(r: RegeneratesReplacement, p: PrintContext): string {
  return `if ${p.subject(r.what)} would be destroyed, regenerate it`;
}

export function french(r: RegeneratesReplacement, p: fr.FrenchContext): string {
  const subject = p.subject(r.what);
  const destroyed = fr.vp("être", undefined, fr.participle("détruire")(subject));
  return `si ${fr.would(subject, [destroyed])}, régénérez-${fr.CLITICS[subject.text] ?? (subject.gender === "f" ? "la" : "le")}`;
}
