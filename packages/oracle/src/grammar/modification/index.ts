import type { Ability, Modification, ObjectRef } from "@spellroom/card-language";
import { complete, either, Input, listed, map, mapSome, memo, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import { sameRef } from "../../scope/antecedents.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { exceptions, objectRef, quotedAbility } from "../forward.ts";
import { keyword } from "../keyword.ts";
import { verbForm } from "../verb.ts";
import { keywordName, supertypeWord } from "../vocabulary.ts";
import {
  becoming,
  choiceMods,
  colorMods,
  ofChoice,
  type Shape,
  shape,
  shapeMods,
  type Tail,
  tail,
} from "./becomes.ts";
import type { ModItem } from "./item.ts";
import { basePT, changePT, changePTForEach, forEach, ptChange } from "./power.ts";
import { restrictionItem } from "./restriction.ts";

/** An ability in quotes within a sentence that goes on after it. */
const openQuote: Parser<Sem<Ability>> = (input, at) => {
  const { tokens } = input;
  const mark = tokens[at];
  if (mark?.lower !== '"') return [];
  const close = tokens.findIndex(({ text }, index) => index > at && text === mark.text);
  const last = tokens[close - 1];
  if (close < 0 || last === undefined || last.text === "." || tokens[close + 1] === undefined) return [];
  const stop = { ...last, text: ".", lower: "." };
  const quoted = new Input([...tokens.slice(at + 1, close), stop]);
  return complete(quotedAbility, quoted).map((value) => ({ value, end: close + 1 }));
};

/** One thing that is granted: keywords, or an ability in quotes. */
const granted: Parser<Sem<readonly Ability[]>> = either<Sem<readonly Ability[]>>(
  keyword,
  rule(g`" ${quotedAbility} "`, (ability) => (c) => [ability(c)]),
  map(openQuote, (ability) => (c: Scope) => [c.say(ability(c), { goesOn: true })]),
  rule(g`" ${keyword} "`, (abilities) => (c) => abilities(c).map((one) => quotedWhole(one, c))),
  rule(g`" ${keyword} . "`, (abilities) => (c) => abilities(c).map((one) => c.say(one, { apart: true }))),
);

/** "Ward—Pay 2 life." has its full stop already. */
function quotedWhole(ability: Ability, c: Scope): Ability {
  const stops =
    ability.kind === "keyword" && "cost" in ability && ability.cost.some(({ kind }) => kind !== "mana");
  if (!stops) throw new Unresolved("keyword", "in quotes without a full stop");
  return c.say(ability, { apart: true });
}

function all(list: readonly Sem<readonly Ability[]>[]): Sem<readonly Modification[]> {
  return (c) => list.flatMap((one) => one(c)).map((ability) => ({ kind: "gainAbility", ability }));
}

/** "flying", "flying and haste", "trample, haste, and ...". */
export const grantedList: Parser<Sem<readonly Modification[]>> = either<Sem<readonly Modification[]>>(
  map(granted, (one) => all([one])),
  rule(g`${granted} and ${granted}`, (a, b) => all([a, b])),
  rule(g`${granted}, ${granted}, and ${granted}`, (a, b, d) => all([a, b, d])),
  map(g`${granted}, ${granted}, ${granted}, and ${granted}`, (four) => all(four)),
  map(g`${granted}, ${granted}, ${granted}, ${granted}, and ${granted}`, (five) => all(five)),
);

interface Shaped {
  readonly mods: Sem<readonly Modification[]>;
  readonly many: boolean;
}

function shapedWith(
  of: Shape,
  base: Sem<readonly Modification[]> | undefined,
  given: Sem<readonly Modification[]>,
  end: Tail,
): Shaped {
  return {
    mods: (c) => [...becoming(of, base, end)(c), ...given(c).map((one) => c.say(one, { variant: 3 }))],
    many: of.many,
  };
}

/** "4/4 Illusion creature with flying in addition to its other types", "Avatar with base power and toughness 8/8 and flying". */
const shapeWith: Parser<Shaped> = either<Shaped>(
  rule(g`${shape} with ${grantedList} ${tail}`, (of, given, end) => shapedWith(of, undefined, given, end)),
  rule(g`${shape} with ${basePT} and ${granted}`, (of, base, given) =>
    shapedWith(of, base, all([given]), NO_TAIL),
  ),
  rule(g`${shape} with ${basePT}, ${granted}, and ${granted}`, (of, base, a, b) =>
    shapedWith(of, base, all([a, b]), NO_TAIL),
  ),
);

const NO_TAIL: Tail = { add: undefined };

const choiceOf: Parser<Sem<readonly Modification[]>> = mapSome(
  g`your choice of ${listed(keyword, "or")}`,
  ([names]) =>
    names.length < 2
      ? undefined
      : (c: Scope): readonly Modification[] => [
          { kind: "gainKeywordOfChoice", of: names.flatMap((one) => one(c)) },
        ],
);

/** "for each ..." stands right after the change, before any duration. */
function eachFirst(mods: Sem<readonly Modification[]>): Sem<readonly Modification[]> {
  return (c) => mods(c).map((one) => c.say(one, { first: true }));
}

/** "gets +2/+2", "gains flying", "has flying", "loses flying". */
function changes(style: "effect" | "static"): Parser<ModItem> {
  const gain = style === "effect" ? verbForm("gain", "gains") : verbForm("have", "has");
  const be = style === "effect" ? verbForm("become", "becomes") : verbForm("are", "is");
  return either<ModItem>(
    rule(g`${verbForm("get", "gets")} ${ptChange}`, (form, change) => ({ form, mods: changePT(change) })),
    rule(g`${verbForm("get", "gets")} an additional ${ptChange}`, (form, change) => ({
      form,
      mods: (c) => changePT(change)(c).map((one) => c.say(one, { variant: 4 })),
    })),
    rule(g`${verbForm("get", "gets")} ${ptChange} ${forEach}`, (form, change, of) => ({
      form,
      mods: eachFirst(changePTForEach(change, of)),
    })),
    rule(g`${gain} ${grantedList}`, (form, mods) => ({ form, mods })),
    rule(g`${gain} ${choiceOf}`, (form, mods) => ({ form, mods })),
    rule(g`${gain} all creature types`, (form) => ({
      form,
      mods: (c: Scope) => [c.say({ kind: "everyCreatureType" as const }, { variant: 1 })],
    })),
    rule(g`${be} all creature types`, (form) => ({
      form,
      mods: (c: Scope) => [c.say({ kind: "everyCreatureType" as const }, { variant: 2 })],
    })),
    rule(g`${verbForm("lose", "loses")} ${keywordName}`, (form, name) => ({
      form,
      mods: () => [{ kind: "loseKeyword", keyword: name }],
    })),
    rule(g`${verbForm("lose", "loses")} ${keywordName} and ${keywordName}`, (form, one, other) => ({
      form,
      mods: () => [one, other].map((keyword) => ({ kind: "loseKeyword" as const, keyword })),
    })),
    rule(g`${verbForm("lose", "loses")} all abilities`, (form) => ({
      form,
      mods: () => [{ kind: "loseAllAbilities" }],
    })),
    rule(g`can't have or gain ${keywordName}`, (name) => ({
      form: "any",
      mods: () => [{ kind: "cantHaveKeyword", keyword: name }],
    })),
    rule(g`${verbForm("have", "has")} ${basePT}`, (form, mods) => ({
      form,
      mods: (c) =>
        mods(c).map((one) => (c.wording.get(one)?.variant === undefined ? c.say(one, { apart: true }) : one)),
    })),
    mapSome(g`${be} ${articleWord()} ${shape} with all creature types`, ([form, article, of]) =>
      agree(form, article, {
        mods: (c: Scope) => [
          ...becoming(of, undefined, { add: undefined })(c),
          { kind: "everyCreatureType" },
        ],
        many: of.many,
      }),
    ),
    mapSome(g`${be} ${articleWord()} ${either(shapeMods, shapeWith)}`, ([form, article, shape]) =>
      agree(form, article, shape),
    ),
    rule(g`${be} ${supertypeWord}`, (form, supertype) => ({
      form,
      mods: () => [{ kind: "types", mode: "add", supertypes: [supertype] }],
    })),
    rule(g`${be} ${colorMods}`, (form, mods) => ({
      form,
      mods: (c) =>
        mods(c).map((one) =>
          one.kind === "colors" && style === "static" ? c.say(one, { apart: true }) : one,
        ),
    })),
    phrase(g`isn't a creature`, { form: "third" as const, mods: notCreature }),
    phrase(g`aren't creatures`, { form: "base" as const, mods: notCreature }),
  );
}

const notCreature: Sem<readonly Modification[]> = () => [
  { kind: "types", mode: "remove", types: ["creature"] },
];

function articleWord(): Parser<boolean> {
  return either<boolean>(phrase(g`(a|an)`, true), phrase(g``, false));
}

function agree(
  form: "base" | "third",
  article: boolean,
  shape: { readonly mods: Sem<readonly Modification[]>; readonly many: boolean },
): ModItem | undefined {
  if (form === "base" && article && !shape.many) return { form: "any", mods: shape.mods };
  if (form === "third" ? !article || shape.many : article) return undefined;
  return { form, mods: shape.mods };
}

/** What is copied is there, or is a card and called so: its values are looked at now. */
function original(of: Sem<ObjectRef>, c: Scope): ObjectRef {
  const ref = c.besides(c.subject, () => of(c));
  if (c.subject !== undefined && c.wording.get(ref)?.as !== "name" && sameRef(ref, c.subject))
    throw new Unresolved("a copy", "of what becomes one");
  if (c.asItWas(ref) !== ref && c.wording.get(ref)?.noun !== "card")
    throw new Unresolved("a copy", "of a permanent as it was before it left");
  return ref;
}

/** "becomes a copy of that creature, except it has haste" (CR 707.2). */
const copyItem: Parser<ModItem> = either<ModItem>(
  rule(g`${verbForm("become", "becomes")} a copy of ${objectRef}`, (form, of) => ({
    form,
    mods: (c) => [{ kind: "copyOf", of: original(of, c) }],
  })),
  rule(g`${verbForm("become", "becomes")} a copy of ${objectRef} ${exceptions}`, (form, of, except) => ({
    form,
    mods: (c) => [{ kind: "copyOf", of: original(of, c), except: except(c) }],
  })),
);

const chosenItem: Parser<ModItem> = either<ModItem>(
  copyItem,
  rule(g`${verbForm("lose", "loses")} all creature types`, (form) => ({
    form,
    mods: () => [{ kind: "loseCreatureTypes" }],
  })),
  rule(g`${verbForm("gain", "gains")} this ability`, (form) => ({
    form,
    mods: () => [{ kind: "thisAbility" }],
  })),
  rule(g`${verbForm("become", "becomes")} ${choiceMods}`, (form, mods) => ({ form, mods })),
  rule(g`${verbForm("gain", "gains")} protection from the color of its controller's choice`, (form) => ({
    form,
    mods: (c) => {
      const of = c.subject;
      if (of === undefined || c.isPlural(of)) throw new Unresolved("its controller's choice", "of several");
      const choice = { kind: "choose" as const, who: { kind: "controller" as const, of: { ...of } } };
      c.choices = [...c.choices, c.say({ ...choice, what: { kind: "color" as const } }, { silent: true })];
      const from = c.say({ kind: "chosenColor" as const }, { variant: 2 });
      return [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "protection", from } }];
    },
  })),
  rule(g`${verbForm("gain", "gains")} protection from the color of your choice`, (form) => ({
    form,
    mods: (c) => {
      ofChoice(c, { kind: "color" });
      const from = c.say({ kind: "chosenColor" as const }, { variant: 1 });
      return [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "protection", from } }];
    },
  })),
);

/** What a resolving effect does to objects: "gets", "gains", "becomes". */
export const effectItem: Parser<ModItem> = memo(either(changes("effect"), chosenItem, restrictionItem));

/** What a static ability does: "gets", "has", "is". */
export const staticItem: Parser<ModItem> = memo(either(changes("static"), restrictionItem));
