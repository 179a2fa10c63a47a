import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** In the untap step of its controller, or of `whose`. */
export const schema = variant("doesntUntap", {
  during: z.enum(["untapStep", "nextUntapStep"]).exactOptional(),
  whose: playerRef.exactOptional(),
});
export interface DoesntUntapRestriction extends Node<typeof schema> {}

export function english(r: DoesntUntapRestriction, time: RestrictionTime, p: PrintContext): string {
  const { variant } = p.say(r);
  if (r.whose !== undefined) {
    if (r.whose.kind !== "you" && r.during !== "nextUntapStep")
      throw new NotPrintable("restriction doesntUntap", "of somebody else");
    return `don't untap during ${p.player(r.whose, "possessive")} ${r.during === "nextUntapStep" ? "next untap step" : "untap step"}`;
  }
  const whose = time.many
    ? variant === 2
      ? "their controller's"
      : "their controllers'"
    : "its controller's";
  const steps = time.many && variant !== 2 ? "steps" : "step";
  if (r.during === "nextUntapStep") return `don't untap during ${whose} next untap ${steps}`;
  return `don't untap during ${whose} untap ${steps}${during(time)}`;
}

export function french(
  r: DoesntUntapRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const next = r.during === "nextUntapStep";
  const untap = fr.not(fr.vp("se dégager"));
  if (r.whose !== undefined && r.whose.kind !== "you")
    return fr.withRest(
      untap,
      `pendant la ${next ? "prochaine " : ""}étape de dégagement de ${p.player(r.whose).text}`,
    );
  if (r.whose !== undefined)
    return fr.withRest(untap, `pendant votre ${next ? "prochaine " : ""}étape de dégagement`);
  const whose = style.who.plural ? "leurs contrôleurs" : "son contrôleur";
  return fr.withRest(
    untap,
    `pendant la ${next ? "prochaine " : ""}étape de dégagement de ${whose}${next ? "" : fr.during(style)}`,
  );
}
