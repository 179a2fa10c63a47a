import type { Body, Effect, ManaCost, ModalBody, Mode, PlainBody } from "@spellroom/card-language";
import { either, map, type Parser, token } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { body, condition, instructions } from "./forward.ts";
import { manaRun } from "./mana.ts";
import { numberWord } from "./numbers.ts";

/** Targets are declared by the body that they belong to (CR 115.1). */
export function withTargets(c: Scope, read: () => readonly Effect[]): PlainBody {
  const outer = c.targets;
  c.targets = [];
  const effects = read();
  const { targets } = c;
  c.targets = outer;
  return targets.length === 0 ? { kind: "plain", effects } : { kind: "plain", targets, effects };
}

const plain: Parser<Sem<Body>> = map(instructions, (said) => (c: Scope) => withTargets(c, () => said(c)));

type Choose = ModalBody["choose"];

const number: Parser<Choose> = either<Choose>(
  rule(g`${numberWord}`, (n) => ({ min: n, max: n })),
  phrase(g`one or both`, { min: 1, max: 2 }),
  phrase(g`one or more`, { min: 1, max: "any" }),
  rule(g`up to ${numberWord}`, (n) => ({ min: 0, max: n })),
  phrase(g`any number`, { min: 0, max: "any" }),
);

/** "both" of two modes; as many are said by number otherwise. */
const both: Parser<Choose> = phrase(g`both`, { min: 2, max: 2 });

type Lead = Sem<Omit<ModalBody, "kind" | "modes">>;

const lead: Parser<Lead> = either<Lead>(
  rule(g`choose ${number} —`, (choose) => () => ({ choose })),
  rule(g`choose ${number}. you may choose the same mode more than once.`, (choose) => () => ({
    choose,
    repeat: true,
  })),
  rule(
    g`choose ${number}. if ${condition}, choose ${either(number, both)} instead.`,
    (choose, when, more) => (c) => ({
      choose,
      alternative: { condition: when(c), choose: more },
    }),
  ),
  rule(g`choose ${number} that hasn't been chosen —`, (choose) => () => ({ choose, notChosenBefore: true })),
  rule(
    g`choose ${number}. if ${condition} as you cast ~, choose ${either(number, both)} instead.`,
    (choose, when, more) => (c) => ({
      choose,
      alternative: c.say({ condition: when(c), choose: more }, { variant: 1 }),
    }),
  ),
  rule(
    g`choose ${number}. if ${condition} as you cast ~, you may choose ${either(numberWord, phrase(g`both`, 2))} instead.`,
    (choose, when, most) => (c) => ({
      choose,
      alternative: c.say({ condition: when(c), choose: { min: choose.min, max: most } }, { variant: 2 }),
    }),
  ),
  rule(g`choose ${number} that hasn't been chosen this turn —`, (choose) => () => ({
    choose,
    notChosenThisTurn: true,
  })),
  rule(g`choose ${number} that hasn't been chosen this turn .`, (choose) => (c) => {
    c.modesAfterStop = true;
    return { choose, notChosenThisTurn: true };
  }),
);

interface ModeText {
  readonly label: string | undefined;
  readonly cost?: ManaCost;
  readonly said: Sem<readonly Effect[]>;
}

const labelWord: Parser<string> = token(({ text }) => (/^[\w'’-]+$/.test(text) ? text : undefined));

/** A flavor name or anchor word: "Khans —". Up to four words, the first with a capital. */
const label: Parser<string> = (input, at) => {
  for (let length = 1; length <= 5; length++) {
    const dash = input.tokens[at + length];
    const before = input.tokens[at + length - 1];
    if (before === undefined || labelWord(input, at + length - 1).length === 0) return [];
    if (dash?.text === "—") {
      const first = input.tokens[at];
      if (first === undefined || !/^[A-Z]/.test(first.text)) return [];
      const text = input.tokens
        .slice(at, at + length)
        .map((one) => one.text)
        .join(" ")
        .replace(/ 's/g, "'s");
      return [{ value: text, end: at + length + 1 }];
    }
  }
  return [];
};

const mode: Parser<ModeText> = either<ModeText>(
  rule(g`• ${instructions}`, (said) => ({ label: undefined, said })),
  rule(g`• ${label} ${instructions}`, (name, said) => ({ label: name, said })),
);

function list(of: Parser<ModeText>, bullet: string): Parser<readonly ModeText[]> {
  const several: Parser<readonly ModeText[]> = (input, at) =>
    of(input, at).flatMap(({ value, end }) => {
      if (input.tokens[end]?.text !== bullet) return [{ value: [value], end }];
      return several(input, end).map((rest) => ({ value: [value, ...rest.value], end: rest.end }));
    });
  return several;
}

const modes = list(mode, "•");

/** "+ {2} — ...": one of the additional costs of which spree lets one or more be chosen (CR 702.172a). */
const spree = list(
  rule(g`+ ${manaRun} — ${instructions}`, (cost, said) => ({ label: undefined, cost, said })),
  "+",
);

/** "• Fira — {2} — ...": one of the costs of which tiered lets one be chosen. */
const tiered = list(
  rule(g`• ${label} ${manaRun} — ${instructions}`, (name, cost, said) => ({ label: name, cost, said })),
  "•",
);

function modeOf(text: ModeText, c: Scope): Mode {
  const said = c.inMode(() => withTargets(c, () => text.said(c)));
  return {
    ...said,
    ...(text.label === undefined ? {} : { label: text.label }),
    ...(text.cost === undefined ? {} : { cost: [{ kind: "mana" as const, mana: text.cost }] }),
  };
}

function costly(choose: Choose, texts: Parser<readonly ModeText[]>): Parser<Sem<Body>> {
  return map(texts, (found) => (c: Scope) => ({
    kind: "modal",
    choose,
    modes: found.map((one) => modeOf(one, c)),
  }));
}

const modal: Parser<Sem<Body>> = rule(g`${lead} ${modes}`, (start, found) => (c) => {
  c.modesAfterStop = false;
  const how = start(c);
  const stopped = c.modesAfterStop;
  const said = { kind: "modal" as const, ...how, modes: found.map((one) => modeOf(one, c)) };
  return stopped ? c.say(said, { variant: 1 }) : said;
});

body.define(either(plain, modal, costly({ min: 1, max: "any" }, spree), costly({ min: 1, max: 1 }, tiered)));
