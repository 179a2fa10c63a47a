import type { Amount } from "../amount.ts";
import type { Body, ModalBody } from "../body.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { capitalise, numberWord } from "./words.ts";

/** What a spell or ability does, as sentences; modes on lines of their own (CR 700.2), under spree without more (702.172). */
export function printBody(body: Body, p: PrintContext): string {
  if (body.kind === "modal") return printModal(body, p);
  const before = p.targets;
  p.targets = [...before, ...(body.targets ?? [])];
  const text = p.phrases.effects(body.effects, p);
  p.targets = before;
  return text;
}

function printModal(body: ModalBody, p: PrintContext): string {
  if (body.chooser !== undefined && body.chooser.kind !== "opponents")
    throw new NotPrintable("modal", "chosen by such a player");
  const capital = !p.continuing;
  p.continuing = false;
  const who = body.chooser === undefined ? "choose" : "an opponent chooses";
  const random = body.random === true ? " at random" : "";
  const notChosen =
    body.notChosenThisTurn === true
      ? " that hasn't been chosen this turn"
      : body.notChosenBefore === true
        ? " that hasn't been chosen"
        : "";
  const repeat = body.repeat === true ? ". You may choose the same mode more than once." : "";
  const alternative = body.alternative === undefined ? "" : alternativeWords(body, p);
  const lead = `${who} ${chooseWords(body.choose)}${random}${notChosen}${alternative}${repeat === "" && alternative === "" ? (p.say(body).variant === 1 ? "." : " —") : repeat}`;
  const modes = body.modes.map((mode) => {
    const inner = p.fresh();
    inner.it = p.it;
    inner.takeMentions(p);
    const label = mode.label === undefined ? "" : `${mode.label} — `;
    const cost = mode.cost === undefined ? "" : `${p.phrases.cost(mode.cost, p)} — `;
    const bullet = mode.cost === undefined || mode.label !== undefined ? "•" : "+";
    return `${bullet} ${label}${cost}${printBody({ kind: "plain", targets: mode.targets ?? [], effects: mode.effects }, inner)}`;
  });
  if (body.modes.every((mode) => mode.cost !== undefined)) return modes.join("\n");
  return [capital ? capitalise(lead) : lead, ...modes].join("\n");
}

/** In the wording, 1: said to be asked as the spell is cast; 2: which it is, and one may choose so many. */
function alternativeWords(body: ModalBody, p: PrintContext): string {
  const { alternative } = body;
  if (alternative === undefined) return "";
  const { variant } = p.say(alternative);
  const when = `. If ${p.condition(alternative.condition)}${variant === undefined ? "" : ` as you cast ${p.self}`}`;
  const { max } = alternative.choose;
  if (variant === 2 && typeof max === "number")
    return `${when}, you may choose ${max === 2 && body.modes.length === 2 ? "both" : numberWord(max)} instead.`;
  return `${when}, choose ${insteadWords(body, alternative.choose)} instead.`;
}

/** Two of two are "both". */
function insteadWords({ modes }: ModalBody, choose: ModalBody["choose"]): string {
  if (choose.min === 1 && choose.max === 2 && modes.length > 2) return "one or two";
  return choose.min === 2 && choose.max === 2 && modes.length === 2 ? "both" : chooseWords(choose);
}

function chooseWords(choose: { readonly min: Amount; readonly max: Amount | "any" }): string {
  const { min, max } = choose;
  if (max === "any") return min === 0 ? "any number" : "one or more";
  if (typeof min !== "number" || typeof max !== "number") {
    if (typeof max === "object" && max.kind === "x") return min === 0 ? "up to X" : "X";
    throw new NotPrintable("modal", "with a counted number of modes");
  }
  if (min === max) return numberWord(max);
  if (min === 1 && max === 2) return "one or both";
  if (min === 0) return `up to ${numberWord(max)}`;
  if (min === 1) return "one or more";
  throw new NotPrintable("modal", "with such a number of modes");
}
