import type { Amount } from "../amount.ts";
import type { Body, ModalBody } from "../body.ts";
import type { FrenchContext } from "./context.ts";
import { capitalise } from "./elision.ts";
import { numberWord } from "./grammar.ts";

/** What a spell or ability does, as sentences; modes on lines of their own (CR 700.2), under spree without more (702.172). */
export function printBody(body: Body, p: FrenchContext): string {
  if (body.kind === "modal") return printModal(body, p);
  const before = p.targets;
  p.targets = [...before, ...(body.targets ?? [])];
  const text = p.phrases.effects(body.effects, p);
  p.targets = before;
  return text;
}

function printModal(body: ModalBody, p: FrenchContext): string {
  const capital = !p.continuing;
  p.continuing = false;
  const choose = body.chooser === undefined ? "choisissez" : "un adversaire choisit";
  const random = body.random === true ? " au hasard" : "";
  const fresh =
    body.notChosenThisTurn === true
      ? " qui n'a pas été choisi ce tour-ci"
      : body.notChosenBefore === true
        ? " qui n'a pas été choisi"
        : "";
  const repeat = body.repeat === true ? ". Vous pouvez choisir le même mode plus d'une fois." : "";
  const { alternative } = body;
  const other =
    alternative === undefined
      ? ""
      : `. Si ${p.condition(alternative.condition)}, choisissez ${howMany(alternative.choose, body.modes.length)} à la place.`;
  const end = repeat === "" && other === "" ? " —" : repeat;
  const number =
    fresh === ""
      ? howMany(body.choose, body.modes.length)
      : howMany(body.choose, body.modes.length).replace(/^l'un$/, "un mode");
  const lead = `${choose} ${number}${random}${fresh}${other}${end}`.replace("..", ".");
  const modes = body.modes.map((mode) => {
    const inner = p.fresh();
    inner.it = p.it;
    inner.takeMentions(p);
    const label = mode.label === undefined ? "" : `${mode.label} — `;
    const cost = mode.cost === undefined ? "" : `${p.phrases.cost(mode.cost, p)} — `;
    const text = printBody({ kind: "plain", targets: mode.targets ?? [], effects: mode.effects }, inner);
    const bullet = mode.cost === undefined || mode.label !== undefined ? "•" : "+";
    return `${bullet} ${label}${cost}${text}`;
  });
  if (body.modes.every((mode) => mode.cost !== undefined)) return modes.join("\n");
  return [capital ? capitalise(lead) : lead, ...modes].join("\n");
}

/** « l'un », « l'un ou les deux », « deux », « jusqu'à un », « au moins un ». */
function howMany(
  { min, max }: { readonly min: Amount; readonly max: Amount | "any" },
  modes: number,
): string {
  if (max === "any") return min === 0 ? "n'importe quel nombre de modes" : "au moins un mode";
  if (typeof min !== "number" || typeof max !== "number") return min === 0 ? "jusqu'à X modes" : "X modes";
  if (min === 1 && max === 1) return "l'un";
  if (min === max) return max === 2 && modes === 2 ? "les deux" : `${numberWord(max)} modes`;
  if (min === 1 && max === 2) return modes === 2 ? "l'un ou les deux" : "un ou deux modes";
  if (min === 0) return max === 1 ? "jusqu'à un mode" : `jusqu'à ${numberWord(max)} modes`;
  return "au moins un mode";
}
