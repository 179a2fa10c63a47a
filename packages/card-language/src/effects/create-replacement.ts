import { duration } from "../duration.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { printDuration } from "../print/duration.ts";
import { endSentence } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import type { ReplacementOf } from "../replacement.ts";
import { flag, positive, variant } from "../schema/basic.ts";
import { type Node, replacement, selection } from "../schema/nodes.ts";

export const schema = variant("createReplacement", {
  replacement,
  duration,
  uses: positive.exactOptional(),
  on: selection.exactOptional(),
  /** Its controller chooses one source of those described, and it is about that one only (CR 609.7). */
  chosenSource: flag,
  /** The source is chosen among permanents: "a creature of your choice" (CR 109.2). */
  amongPermanents: flag,
});
export interface CreateReplacementEffect extends Node<typeof schema> {}

export function english(effect: CreateReplacementEffect, p: PrintContext): Piece {
  const { replacement, duration } = effect;
  if (effect.on !== undefined && replacement.kind !== "preventDamage") {
    throw new NotPrintable("effect createReplacement", "on objects");
  }
  if (replacement.kind === "preventDamage" || replacement.kind === "redirectDamage") {
    const led = p.say(effect).first === true;
    p.preventing = {
      duration,
      ...(led ? { led } : {}),
      ...(effect.uses === undefined ? {} : { uses: effect.uses }),
      ...(effect.on === undefined ? {} : { on: effect.on }),
      ...(effect.chosenSource === undefined ? {} : { chosenSource: true }),
      ...(effect.amongPermanents === undefined ? {} : { amongPermanents: true }),
    };
    const text = p.phrases.replacement(replacement, p);
    p.preventing = undefined;
    return sentence(endSentence(led ? `${printDuration(duration, p)}, ${text}` : text, p));
  }
  if (replacement.kind === "changeDraw" && effect.uses === 1 && duration === "endOfTurn")
    return sentence(
      p.phrases
        .replacement(replacement, p)
        .replace(/^if you would draw a card,/, "the next time you would draw a card this turn,"),
    );
  if (replacement.kind === "redirectMove" && replacement.asItResolves === true)
    return sentence(p.phrases.replacement(replacement, p));
  if (replacement.kind === "redirectMove" && replacement.to === "anywhere" && duration === "endOfGame")
    return sentence(p.phrases.replacement(replacement, p));
  const { variant: said } = p.say(effect);
  if (said === 24 || said === 25)
    return sentence(
      `if that spell would be put into ${said === 24 ? "a" : "your"} graveyard, exile it instead`,
    );
  if (said === 26)
    return sentence("if a creature dealt damage this way would die this turn, exile it instead");
  if (replacement.kind === "redirectMove" && duration === "endOfTurn") {
    const text = p.phrases.replacement(replacement, p);
    return sentence(
      text.replace(
        / would (die|be put into [^,]*?)( from the battlefield)?,/,
        (all) => `${all.slice(0, -1)} this turn,`,
      ),
    );
  }
  if (replacement.kind === "changeDamage" && duration === "endOfTurn")
    return sentence(
      p.phrases.replacement(replacement, p).replace(/ would deal [^,]*/, (all) => `${all} this turn`),
    );
  if (replacement.kind === "enters" && duration === "endOfTurn") return sentence(stolen(replacement, p));
  throw new NotPrintable(`effect createReplacement ${replacement.kind}`);
}

/** "if a creature would enter under an opponent's control this turn, it enters under your control instead". */
function stolen({ what, with: how }: ReplacementOf<"enters">, p: PrintContext): string {
  const filter = typeof what === "object" && "filter" in what ? what.filter : undefined;
  const whose = filter?.of.at(-1);
  if (filter === undefined || whose?.kind !== "controller" || how.control?.kind !== "you")
    throw new NotPrintable("effect createReplacement enters", "under whose control");
  const thing = indefinite(p.noun({ ...filter, of: filter.of.slice(0, -1) }));
  return `if ${thing} would enter under an opponent's control this turn, it enters under your control instead`;
}

export function french(effect: CreateReplacementEffect, p: fr.FrenchContext): fr.Piece {
  const { replacement, duration } = effect;
  if (replacement.kind === "preventDamage" || replacement.kind === "redirectDamage") {
    p.preventing = {
      duration,
      ...(effect.uses === undefined ? {} : { uses: effect.uses }),
      ...(effect.on === undefined ? {} : { on: effect.on }),
      ...(effect.chosenSource === undefined ? {} : { chosenSource: true }),
      ...(effect.amongPermanents === undefined ? {} : { amongPermanents: true }),
    };
    const text = p.phrases.replacement(replacement, p);
    p.preventing = undefined;
    return fr.sentence(fr.endSentence(text, p));
  }
  const text = p.phrases.replacement(replacement, p);
  const DRAW = "si vous deviez piocher une carte,";
  if (replacement.kind === "changeDraw" && effect.uses === 1 && text.startsWith(DRAW))
    return fr.sentence(
      `la prochaine fois que vous devriez piocher une carte ce tour-ci,${text.slice(DRAW.length)}`,
    );
  if (replacement.kind === "redirectMove" && replacement.asItResolves === true) return fr.sentence(text);
  const when = fr.shortDuration(duration, p);
  if (when === "") return fr.sentence(text);
  const comma = text.indexOf(", ");
  return fr.sentence(comma < 0 ? `${text} ${when}` : `${text.slice(0, comma)} ${when}${text.slice(comma)}`);
}
