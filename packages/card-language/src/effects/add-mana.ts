import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { type ManaOutput, type ManaRider, manaOutput, manaRider } from "../mana-output.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline } from "../print/joined.ts";
import { manaText } from "../print/mana-text.ts";
import { defaultStyle } from "../print/measure.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf, type NounPhrase, oneMany } from "../print/noun-phrase.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { listOf, numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("addMana", {
  who: playerRef,
  output: manaOutput,
  rider: manaRider.exactOptional(),
});
export interface AddManaEffect extends Node<typeof schema> {}

/** "Add {G}", "Add one mana of any color" and what the mana may be spent on (CR 106). */
export function english(effect: AddManaEffect, p: PrintContext): Piece {
  if (effect.output.kind === "eachColorAmong")
    return sentence(
      `for each color among ${manyOf(p.noun(effect.output.among))}, add one mana of that color`,
    );
  const clause = playerClause(effect.who, p, () => addWords(effect.output, p));
  return piece(clause, effect.rider === undefined ? [] : rider(effect.rider, p));
}

/** What "for each" counts is said apart, so that it may come before the rest. */
function addWords(output: ManaOutput, p: PrintContext): { readonly verb: string; readonly after?: string } {
  const [words = "", counted] = printOutput(output, p).split(FOR_EACH);
  return {
    verb: `add ${words}`,
    ...(counted === undefined ? {} : { after: `${FOR_EACH}${counted}`.trim() }),
  };
}

const FOR_EACH = " for each ";

function printOutput(output: ManaOutput, p: PrintContext): string {
  switch (output.kind) {
    case "symbols":
      if (p.say(output).variant === 7) {
        const [symbol = "C"] = output.mana;
        return `${numberWord(output.mana.length)} ${manaText([symbol])}`;
      }
      return `${p.say(output).variant === 1 ? "an additional " : ""}${manaText(output.mana)}`;
    case "oneOf":
      return listOf(output.of.map(manaText), "or");
    case "anyColor":
      return `${p.say(output).variant === 1 ? "an additional " : ""}${anyColor(output, p)}`;
    case "repeated":
      return repeated(output, p);
    case "chosenColor":
      return chosenColor(output, p);
    case "couldProduce": {
      const what = output.colorsOnly === true ? "any color" : "any type";
      return `one mana of ${what} that ${indefinite(p.noun(output.sources))} could produce`;
    }
    case "sameAsEvent":
      return `one ${p.say(output).variant === 1 ? "additional " : ""}mana of any type that land produced`;
    case "colorsAmong":
      return `one mana of any color among ${manyOf(p.noun(output.among))}`;
    case "eachColorAmong":
      throw new NotPrintable("effect addMana", "of each color, within a clause");
    case "commanderColors":
      return "one mana of any color in your commander's color identity";
  }
}

function count(amount: Parameters<PrintContext["value"]>[0], p: PrintContext): string {
  if (typeof amount === "number") return numberWord(amount);
  if (amount.kind === "x") return "X";
  p.whereX = p.value(amount);
  return "X";
}

function anyColor(output: Extract<ManaOutput, { kind: "anyColor" }>, p: PrintContext): string {
  const { amount, among } = output;
  const style = typeof amount === "number" || amount.kind === "x" ? "whereX" : p.say(amount).amount;
  if (style !== undefined && style !== "whereX")
    throw new NotPrintable("effect addMana", "of a counted amount of any color");
  const number = count(amount, p);
  if (output.combination === true) {
    const colors =
      among === undefined
        ? "colors"
        : listOf(
            among.map((color) => `{${color}}`),
            "and/or",
          );
    return `${number} mana in any combination of ${colors}`;
  }
  if (among !== undefined)
    return listOf(
      among.map((color) => COLOR_WORDS[color]),
      "or",
    );
  return amount === 1 ? "one mana of any color" : `${number} mana of any one color`;
}

function repeated(output: Extract<ManaOutput, { kind: "repeated" }>, p: PrintContext): string {
  const { amount } = output;
  const symbol = `{${output.mana}}`;
  if (typeof amount === "number") return symbol.repeat(amount);
  const { variant: much } = p.say(output);
  if (much === 3 || much === 4) return `${much === 4 ? "twice " : ""}that much ${symbol}`;
  const said = p.say(amount).amount;
  if (amount.kind === "x" && said !== "forEach") return `X mana of ${symbol}`;
  if ((said ?? defaultStyle(amount)) === "forEach") {
    const additional = p.say(output).variant === 1 ? "an additional " : "";
    return `${additional}${symbol} for each ${p.eachOf(amount)}`;
  }
  return `an amount of ${symbol} equal to ${p.value(amount)}`;
}

const THE_SPELL = objectKey({ kind: "event", role: "spell" });

function rider(of: ManaRider, p: PrintContext): readonly string[] {
  p.mention(THE_SPELL, "spell", false);
  const sentences: string[] = [];
  if (of.spendOnlyOn !== undefined) {
    const { cast } = of.spendOnlyOn;
    const activate = activateWords(of.spendOnlyOn, p);
    const { conjunction = "or", variant } = p.say(of.spendOnlyOn);
    const to = cast === undefined || variant === 2 ? "to " : "";
    const castWords = cast === undefined ? undefined : `to cast ${castPhrase(of, cast, p)}`;
    const either = listOf(
      [
        castWords,
        activate === undefined ? undefined : `${to}activate ${activate}`,
        ...specialWords(of.spendOnlyOn, to, p.say(of).variant === 1, p),
      ].filter((one) => one !== undefined),
      conjunction,
    );
    const then = of.then === undefined ? "" : `, and ${inline(of.then.effects, p)}`;
    sentences.push(`Spend this mana only ${either}${then}.`);
  } else if (of.cantSpendOn !== undefined) {
    const np = p.noun({ zones: ["stack"], of: of.cantSpendOn.cast.of });
    sentences.push(`This mana can't be spent to cast ${indefinite(np)}.`);
  } else if (of.then !== undefined) {
    const on = indefinite(p.noun({ zones: ["stack"], of: of.then.when.of }));
    sentences.push(`If that mana is spent on ${on}, ${inline(of.then.effects, p)}.`);
  }
  if (of.lasts === "endOfTurn")
    sentences.push("Until end of turn, you don't lose this mana as steps and phases end.");
  return sentences;
}

/** "abilities of artifacts", "an ability of an Ally source" */
function activateWords(
  { activate, activateFrom }: NonNullable<ManaRider["spendOnlyOn"]>,
  p: PrintContext,
): string | undefined {
  const filter = activate ?? activateFrom;
  if (filter === undefined) return undefined;
  const np = activate === undefined ? sourcesOf(p.noun(filter)) : p.noun(filter);
  return p.say(filter).each === "each" ? `an ability of ${indefinite(np)}` : `abilities of ${manyOf(np)}`;
}

/** "unlock a door", "turn permanents face up": special actions that the mana may be spent on. */
function specialWords(
  { unlock, turnFaceUp }: NonNullable<ManaRider["spendOnlyOn"]>,
  to: string,
  single: boolean,
  p: PrintContext,
): readonly string[] {
  const words: string[] = [];
  if (unlock === true) words.push(`${to}unlock ${single ? "a door" : "doors"}`);
  if (turnFaceUp !== undefined) {
    const np = p.noun(turnFaceUp);
    words.push(`${to}turn ${single ? indefinite(np) : manyOf(np)} face up`);
  }
  return words;
}

function sourcesOf(np: NounPhrase): NounPhrase {
  const kind = np.head.one === "permanent" ? "source" : `${np.head.one} source`;
  return { ...np, head: oneMany(kind) };
}

function castPhrase(rider: ManaRider, filter: Filter, p: PrintContext): string {
  const [only] = filter.of;
  const one = p.say(rider).variant === 1;
  if (only?.kind === "any" && filter.of.length === 1 && p.say(filter).variant === 8) {
    const kinds = only.of.map((each) =>
      p.noun({ zones: ["stack"], of: each.kind === "all" ? each.of : [each] }),
    );
    return listOf(
      kinds.map((np) => (one ? indefinite(np) : manyOf(np))),
      "or",
    );
  }
  const np = p.noun(filter.zones === undefined ? { zones: ["stack"], of: filter.of } : filter);
  return one ? indefinite(np) : manyOf(np);
}

/** "one mana of the chosen color"; in the wording, 3: "that color", 4: "an additional one ... that", 5: "... the chosen". */
function chosenColor(output: Extract<ManaOutput, { kind: "chosenColor" }>, p: PrintContext): string {
  const { variant = 0 } = p.say(output);
  const additional = variant > 3 ? "an additional " : "";
  const which = variant === 3 || variant === 4 ? "that" : "the chosen";
  return `${additional}${count(output.amount, p)} mana of ${which} color`;
}

export function french(effect: AddManaEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp("ajouter", frenchOutput(effect.output, p)),
  }));
  return fr.piece(clause, effect.rider === undefined ? [] : frenchRider(effect.rider, p));
}

function frenchOutput(output: ManaOutput, p: fr.FrenchContext): string {
  switch (output.kind) {
    case "symbols":
      return manaText(output.mana);
    case "oneOf":
      return fr.listOf(output.of.map(manaText), "ou");
    case "anyColor":
      return frenchAnyColor(output, p);
    case "repeated":
      return frenchRepeated(output, p);
    case "chosenColor":
      return `${fr.countWord(output.amount, p, "m")} mana de la couleur choisie`;
    case "couldProduce": {
      const what = output.colorsOnly === true ? "de n'importe quelle couleur" : "de n'importe quel type";
      return `un mana ${what} que ${fr.aOrAn(p.noun(output.sources)).text} pourrait produire`;
    }
    case "sameAsEvent":
      return "un mana de n'importe quel type que ce terrain a produit";
    case "colorsAmong":
      return `un mana de n'importe quelle couleur parmi ${fr.theMany(p.noun(output.among)).text}`;
    case "eachColorAmong":
      return `un mana de chaque couleur parmi ${fr.theMany(p.noun(output.among)).text}`;
    case "commanderColors":
      return "un mana de n'importe quelle couleur de l'identité couleur de votre commandant";
  }
}

function frenchAnyColor(output: Extract<ManaOutput, { kind: "anyColor" }>, p: fr.FrenchContext): string {
  const { amount, among } = output;
  const number = fr.countWord(amount, p, "m");
  if (output.combination === true) {
    if (among === undefined) return `${number} manas de n'importe quelle combinaison de couleurs`;
    return `${number} manas de n'importe quelle combinaison de ${fr.listOf(
      among.map((color) => `{${color}}`),
      "et/ou",
    )}`;
  }
  if (among !== undefined)
    return fr.listOf(
      among.map((color) => `{${color}}`),
      "ou",
    );
  return amount === 1
    ? "un mana de la couleur de votre choix"
    : `${number} manas d'une couleur de votre choix`;
}

function frenchRepeated(output: Extract<ManaOutput, { kind: "repeated" }>, p: fr.FrenchContext): string {
  const { amount } = output;
  const symbol = `{${output.mana}}`;
  if (typeof amount === "number") return symbol.repeat(amount);
  if (amount.kind === "x") return `X manas ${symbol}`;
  if (amount.kind === "stat" || amount.kind === "devotion" || amount.kind === "extreme")
    return `une quantité de ${symbol} égale à ${p.value(amount)}`;
  if (amount.kind === "event") return `autant de ${symbol}`;
  const each = amount.kind === "times" || amount.kind === "sum" ? undefined : p.eachOf(amount);
  return each === undefined
    ? `une quantité de ${symbol} égale à ${p.value(amount)}`
    : `${symbol} pour chaque ${each}`;
}

/** « sources qui sont des artefacts » */
function frenchSources(filter: Filter, p: fr.FrenchContext): string {
  return filter.of.length === 0 ? "sources" : `sources qui sont des ${fr.manyOf(p.noun(filter))}`;
}

function frenchRider(of: ManaRider, p: fr.FrenchContext): readonly string[] {
  p.mention(THE_SPELL, fr.SPELL, false);
  const sentences: string[] = [];
  if (of.spendOnlyOn !== undefined) {
    const { cast, activate, activateFrom, unlock, turnFaceUp } = of.spendOnlyOn;
    const uses = [
      ...(cast === undefined ? [] : [`pour lancer ${fr.phrase(fr.spellNoun(cast, p), { many: true }).text}`]),
      ...(activate === undefined ? [] : [`pour activer des capacités de ${fr.manyOf(p.noun(activate))}`]),
      ...(activateFrom === undefined
        ? []
        : [`pour activer des capacités de ${frenchSources(activateFrom, p)}`]),
      ...(unlock === true ? ["pour déverrouiller des accès"] : []),
      ...(turnFaceUp === undefined
        ? []
        : [`pour retourner ${fr.aOrAn(p.noun(turnFaceUp)).text} face visible`]),
    ];
    sentences.push(`Ne dépensez ce mana que ${fr.listOf(uses, "ou")}.`);
  }
  if (of.cantSpendOn !== undefined)
    sentences.push(
      `Ce mana ne peut pas être dépensé pour lancer ${fr.aOrAn(fr.spellNoun(of.cantSpendOn.cast, p)).text}.`,
    );
  if (of.then !== undefined)
    sentences.push(
      `Si ce mana est dépensé pour lancer ${fr.aOrAn(fr.spellNoun(of.then.when, p)).text}, ${fr.inside(of.then.effects, p)}.`,
    );
  if (of.lasts === "endOfTurn") sentences.push("Ce mana ne se vide pas avant la fin du tour.");
  if (of.lasts === "endOfCombat") sentences.push("Ce mana ne se vide pas avant la fin du combat.");
  return sentences;
}
