import {
  ACTION_ENTRIES,
  type Amount,
  type Effect,
  KEYWORD_ACTIONS,
  type KeywordAction,
  type ObjectAction,
  type PlayerAction,
  type PlayerRef,
  type Predicate,
  type Selection,
  thirdPerson,
} from "@spellroom/card-language";
import { either, map, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule, said } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { digits, numberWord } from "../numbers.ts";
import { definiteOrAll } from "../reference/selection.ts";
import { eachThing } from "../value.ts";
import { verbForm } from "../verb.ts";
import { subtypeOf } from "../vocabulary.ts";
import { actionNumber } from "../x.ts";
import { type DeedRule, deed, type Who } from "./deed.ts";

type ActionEffect = Extract<Effect, { kind: "keywordAction" }>;

/** The verb of an action's English, and what follows it. */
function split(english: string): { readonly verb: string; readonly rest: string } {
  const [verb = english] = english.split(" ");
  return { verb, rest: english.slice(verb.length).trim() };
}

/** A player does it; what it makes can't be referred to afterwards. */
function done(c: Scope, who: Who, name: KeywordAction, more: Partial<ActionEffect> = {}): ActionEffect {
  const player: PlayerRef = who();
  const { makes, names } = ACTION_ENTRIES[name];
  const bound = names === undefined ? undefined : c.name(names);
  if (makes !== undefined && bound !== undefined) c.mentionObject(() => c.bound(bound), makes);
  else if (makes !== undefined) c.mentionUnnamed(makes, `what ${name} made`);
  return {
    kind: "keywordAction",
    action: name,
    ...(player.kind === "you" ? {} : { who: player }),
    ...more,
    ...(bound === undefined ? {} : c.bind(bound)),
  };
}

const times: Parser<number> = either<number>(
  phrase(g`twice`, 2),
  rule(g`${numberWord} times`, (n) => n),
);

/** "investigate for each opponent who lost life this turn" */
function eachTime(of: Sem<Amount>, c: Scope): Amount {
  const amount = of(c);
  return typeof amount === "number" ? amount : c.say(amount, { amount: "forEach" });
}

/** "Zombies": the type of the Army, in the plural. */
const armyType: Parser<string> = token(({ text }) => {
  const subtype = subtypeOf(text);
  return subtype !== text ? subtype : undefined;
});

/** Somebody else does it with what is theirs. */
function others(name: KeywordAction): (c: Scope, who: Who) => Effect {
  return (c, who) => {
    if (who().kind === "you") throw new Unresolved(name, "with what is somebody else's");
    return done(c, who, name);
  };
}

/** The ways in which cards tell players to do it. */
function deedsOf(name: KeywordAction, text: PlayerAction): readonly DeedRule[] {
  const { verb, rest } = split(text.english);
  const words = said(rest);
  if (text.unwritten) return [];
  if (text.target !== undefined) return [targeting(name, text, verb)];
  if (text.what)
    return [
      deed(verb, g`${definiteOrAll}`, (c, _who, what) => ({
        kind: "keywordAction",
        action: name,
        what: what(c),
      })),
    ];
  switch (text.number) {
    case "always":
      return [deed(verb, g`${actionNumber}`, (c, who, n) => done(c, who, name, { amount: n(c) }))];
    case "army":
      return [
        deed(verb, g`${armyType} ${actionNumber}`, (c, who, subtype, n) =>
          done(c, who, name, { subtype, amount: n(c) }),
        ),
      ];
    case "times":
      return [
        deed(verb, said(`${rest} again`), (c, who) => c.say(done(c, who, name), { variant: 50 })),
        deed(verb, words, (c, who) => done(c, who, name)),
        deed(verb, g`${times}`, (c, who, amount) => done(c, who, name, { amount })),
        deed(verb, g`for each ${eachThing}`, (c, who, of) => done(c, who, name, { amount: eachTime(of, c) })),
        deed(verb, g`once for each ${eachThing}`, (c, who, of) =>
          c.say(done(c, who, name, { amount: eachTime(of, c) }), { variant: 51 }),
        ),
      ];
    default:
      return [
        deed(verb, words, (c, who) => {
          if (rest.includes("your ") && who().kind !== "you")
            throw new Unresolved(name, "with what is yours");
          return done(c, who, name);
        }),
        ...(rest.includes("your ") ? [deed(verb, said(rest.replace("your ", "their ")), others(name))] : []),
      ];
  }
}

/** "Support 2", "earthbend 2": the word itself targets (CR 701.35a). */
function targeting(name: KeywordAction, { target }: PlayerAction, verb: string): DeedRule {
  return deed(verb, g`${actionNumber}`, (c, who, number) => {
    if (target === undefined || who().kind !== "you") throw new Unresolved(name, "by another player");
    const mine: Predicate = { kind: "controller", player: { kind: "you" } };
    const of: readonly Predicate[] = [
      ...(target.other && !c.self.spell ? [{ kind: "other" } as const] : []),
      { kind: "type", type: target.type },
      ...(target.yours ? [mine] : []),
    ];
    const amount = target.upToNumber ? number(c) : undefined;
    if (target.upToNumber && typeof amount !== "number")
      throw new Unresolved(name, "up to a number that varies");
    const id = c.addTarget({
      what: { kind: "object", filter: { of } },
      ...(typeof amount === "number" ? { count: { min: 0, max: amount } } : {}),
    });
    const what: Selection = { kind: "ref", ref: { kind: "target", target: id } };
    if (target.upToNumber === undefined)
      c.mentionObject(() => ({ kind: "target", target: id }), [target.type, "permanent"]);
    return done(c, who, name, { amount: amount ?? number(c), what });
  });
}

/** Keyword actions of players, each in the words of its entry. */
export const actionDeeds: readonly DeedRule[] = KEYWORD_ACTIONS.flatMap((name) => {
  const { text } = ACTION_ENTRIES[name];
  return text.by === "player" ? deedsOf(name, text) : [];
});

/** An action that objects do, as the effect of its subject. */
export interface ActionOfObjects {
  readonly form: "base" | "third";
  readonly run: (c: Scope, subject: () => Selection) => readonly Effect[];
}

function ofObjects(name: KeywordAction, text: ObjectAction): readonly Parser<ActionOfObjects>[] {
  if (text.unwritten) return [];
  const { verb, rest } = split(text.english);
  const form = verbForm(verb, thirdPerson(verb));
  const plain = map(g`${form} ${said(rest)}`, ([how]) => acting(how, name));
  const numbered = (number: Parser<Sem<ActionEffect["amount"]>>, one: boolean) =>
    map(g`${form} ${number}`, ([how, amount]) => acting(how, name, amount, one));
  if (text.number === "always") return [numbered(actionNumber, true)];
  if (text.number === undefined)
    return [
      plain,
      map(g`${form} ${said(rest)} again`, ([how]): ActionOfObjects => {
        const deed = acting(how, name);
        return {
          ...deed,
          run: (c, subject) => deed.run(c, subject).map((one) => c.say(one, { variant: 50 })),
        };
      }),
    ];
  if (text.number === "maybe")
    return [
      plain,
      numbered(
        map(digits, (n) => () => n),
        false,
      ),
    ];
  return [plain];
}

function acting(
  form: "base" | "third",
  action: KeywordAction,
  number?: Sem<ActionEffect["amount"]>,
  one = false,
): ActionOfObjects {
  return {
    form,
    run: (c, subject) => {
      const what = subject();
      if (one && what.kind !== "ref") throw new Unresolved("subject", "not one definite object");
      const amount = number?.(c);
      return [{ kind: "keywordAction", action, what, ...(amount === undefined ? {} : { amount }) }];
    },
  };
}

function actionsOfObjects(which: (text: ObjectAction) => boolean): Parser<ActionOfObjects> {
  return either(
    ...KEYWORD_ACTIONS.flatMap((name) => {
      const { text } = ACTION_ENTRIES[name];
      return text.by === "object" && which(text) ? ofObjects(name, text) : [];
    }),
  );
}

/** "It explores", "target creature connives": of what is on the battlefield or the stack. */
export const actionOfPermanents = actionsOfObjects((text) => text.cards !== true);
/** "It becomes plotted", which a card in exile does (CR 702.170). */
export const actionOfCards = actionsOfObjects((text) => text.cards === true);

/** "It becomes day", "the Ring tempts you". */
export const actionSentence: Parser<KeywordAction> = either(
  ...KEYWORD_ACTIONS.flatMap((name) => {
    const { text } = ACTION_ENTRIES[name];
    return text.by === "nobody" ? [phrase(said(text.english), name)] : [];
  }),
);
