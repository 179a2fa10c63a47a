import { CLITIC } from "./elision.ts";
import { type Adjective, type Agreement, adjective, listOf, type Nominal } from "./grammar.ts";

/** Verb phrases, conjugated when it is known who acts and in which form. */
export interface VerbPhrase {
  /** The infinitive; « se défausser » is reflexive. */
  readonly verb: string;
  /** The direct object; a pronoun goes before the verb, or after an imperative. */
  readonly object?: Nominal | string;
  readonly rest?: string;
  /** To whom, by a pronoun: « vous inflige », « lui inflige ». */
  readonly dative?: string;
  /** Of what was mentioned last: « en acquiert le contrôle ». */
  readonly ofIt?: true;
  /** « ne ... pas »; « ne ... que » and « ne ... plus » likewise; « ne » alone where the subject is « aucun ». */
  readonly negation?: "pas" | "plus" | "que" | "alone";
  /** What an instruction says instead of the imperative: « regard 2 ». */
  readonly instruction?: string;
  /** Other things that may be done instead, in the same form: « se défausse d'une carte ou sacrifie une créature ». */
  readonly or?: readonly VerbPhrase[];
}

export type VerbForm = "imperative" | "infinitive" | "present" | "subjunctive" | "past" | "imperfect";

interface Forms {
  readonly he: string;
  readonly they: string;
  readonly you: string;
  readonly participle: string;
  readonly withBe?: true;
  /** Third person singular and plural and « vous » of the subjunctive, where they don't follow from the present. */
  readonly subjunctive?: readonly [string, string, string];
}

const IRREGULAR: Readonly<Record<string, Forms>> = {
  avoir: { he: "a", they: "ont", you: "avez", participle: "eu", subjunctive: ["ait", "aient", "ayez"] },
  être: { he: "est", they: "sont", you: "êtes", participle: "été", subjunctive: ["soit", "soient", "soyez"] },
  aller: {
    he: "va",
    they: "vont",
    you: "allez",
    participle: "allé",
    withBe: true,
    subjunctive: ["aille", "aillent", "alliez"],
  },
  pouvoir: {
    he: "peut",
    they: "peuvent",
    you: "pouvez",
    participle: "pu",
    subjunctive: ["puisse", "puissent", "puissiez"],
  },
  devoir: {
    he: "doit",
    they: "doivent",
    you: "devez",
    participle: "dû",
    subjunctive: ["doive", "doivent", "deviez"],
  },
  faire: {
    he: "fait",
    they: "font",
    you: "faites",
    participle: "fait",
    subjunctive: ["fasse", "fassent", "fassiez"],
  },
  mettre: { he: "met", they: "mettent", you: "mettez", participle: "mis" },
  remettre: { he: "remet", they: "remettent", you: "remettez", participle: "remis" },
  commettre: { he: "commet", they: "commettent", you: "commettez", participle: "commis" },
  battre: { he: "bat", they: "battent", you: "battez", participle: "battu" },
  perdre: { he: "perd", they: "perdent", you: "perdez", participle: "perdu" },
  prendre: { he: "prend", they: "prennent", you: "prenez", participle: "pris" },
  détruire: { he: "détruit", they: "détruisent", you: "détruisez", participle: "détruit" },
  produire: { he: "produit", they: "produisent", you: "produisez", participle: "produit" },
  réduire: { he: "réduit", they: "réduisent", you: "réduisez", participle: "réduit" },
  choisir: { he: "choisit", they: "choisissent", you: "choisissez", participle: "choisi" },
  subir: { he: "subit", they: "subissent", you: "subissez", participle: "subi" },
  finir: { he: "finit", they: "finissent", you: "finissez", participle: "fini" },
  flétrir: { he: "flétrit", they: "flétrissent", you: "flétrissez", participle: "flétri" },
  répartir: { he: "répartit", they: "répartissent", you: "répartissez", participle: "réparti" },
  acquérir: { he: "acquiert", they: "acquièrent", you: "acquérez", participle: "acquis" },
  mourir: { he: "meurt", they: "meurent", you: "mourez", participle: "mort", withBe: true },
  devenir: { he: "devient", they: "deviennent", you: "devenez", participle: "devenu", withBe: true },
  revenir: { he: "revient", they: "reviennent", you: "revenez", participle: "revenu", withBe: true },
  tenir: { he: "tient", they: "tiennent", you: "tenez", participle: "tenu" },
  détenir: { he: "détient", they: "détiennent", you: "détenez", participle: "détenu" },
  soutenir: { he: "soutient", they: "soutiennent", you: "soutenez", participle: "soutenu" },
  intervertir: {
    he: "intervertit",
    they: "intervertissent",
    you: "intervertissez",
    participle: "interverti",
  },
  prévenir: { he: "prévient", they: "préviennent", you: "prévenez", participle: "prévenu" },
  recevoir: { he: "reçoit", they: "reçoivent", you: "recevez", participle: "reçu" },
  résoudre: { he: "résout", they: "résolvent", you: "résolvez", participle: "résolu" },
  apprendre: { he: "apprend", they: "apprennent", you: "apprenez", participle: "appris" },
  découvrir: { he: "découvre", they: "découvrent", you: "découvrez", participle: "découvert" },
  ouvrir: { he: "ouvre", they: "ouvrent", you: "ouvrez", participle: "ouvert" },
};

const WITH_BE = new Set(["arriver", "rester", "retourner"]);

function formsOf(infinitive: string): Forms {
  const irregular = IRREGULAR[infinitive];
  if (irregular !== undefined) return irregular;
  const stem = infinitive.slice(0, -2);
  const strong = stem.endsWith("y") ? stem.replace(/y$/, "i") : graveStem(stem);
  return {
    he: `${strong}e`,
    they: `${strong}ent`,
    you: `${stem}ez`,
    participle: `${stem}é`,
    ...(WITH_BE.has(infinitive) ? { withBe: true } : {}),
  };
}

/** « révél- » is « révèl- » before a silent ending. */
function graveStem(stem: string): string {
  if (/[aeiouéèê]$/.test(stem)) return stem;
  return stem.replace(/[ée]([bcdfglmnprstv])$/, "è$1");
}

/** « se défausser » as pronoun and verb. */
function split(verb: string): { readonly reflexive: boolean; readonly infinitive: string } {
  const reflexive = verb.startsWith("se ");
  return { reflexive, infinitive: reflexive ? verb.slice(3) : verb };
}

/** The past participle: « détruite », « engagés ». */
export function participle(verb: string): Adjective {
  const masculine = formsOf(split(verb).infinitive).participle;
  return adjective(masculine);
}

function clitic(of: VerbPhrase["object"]): string | undefined {
  if (of === undefined || typeof of === "string" || of.pronoun !== true) return undefined;
  return of.plural ? "les" : of.gender === "f" ? "la" : "le";
}

/** A verb phrase in a form, agreeing with who acts. */
export function conjugate(phrase: VerbPhrase, form: VerbForm, who: Agreement): string {
  const { or, ...first } = phrase;
  if (or === undefined) return conjugateOne(first, form, who);
  const { negation } = phrase;
  const others = or.map((one) => (negation === undefined ? one : { ...one, negation }));
  return listOf(
    [first, ...others].map((one) => conjugate(one, form, who)),
    "ou",
  );
}

function conjugateOne(phrase: VerbPhrase, form: VerbForm, who: Agreement): string {
  const { reflexive, infinitive } = split(phrase.verb);
  const self = reflexive ? (who.you === true ? "vous" : "se") : undefined;
  const it = clitic(phrase.object);
  const dative = phrase.dative === "vous" && who.you === true ? undefined : phrase.dative;
  const en = phrase.ofIt === true ? "en" : undefined;
  const before = [self, ...(dative === "vous" ? [dative, it] : [it, dative]), en]
    .flatMap((one) => (one === undefined ? [] : [`${CLITIC}${one} `]))
    .join("");
  const not = phrase.negation;
  const second = not === undefined || not === "alone" ? "" : ` ${not}`;
  const ne = not === undefined ? "" : "ne ";
  const object =
    it !== undefined || phrase.object === undefined
      ? ""
      : ` ${typeof phrase.object === "string" ? phrase.object : phrase.object.text}`;
  const tail = `${object}${phrase.rest === undefined || phrase.rest === "" ? "" : phrase.rest.startsWith(",") ? phrase.rest : ` ${phrase.rest}`}`;
  const forms = formsOf(infinitive);
  switch (form) {
    case "infinitive":
      return not === "que" || not === "alone"
        ? `${ne}${before}${infinitive}${second}${tail}`
        : `${not === undefined ? "" : `ne${second} `}${before}${infinitive}${tail}`;
    case "imperative": {
      if (phrase.instruction !== undefined)
        return `${phrase.instruction}${phrase.rest === undefined || phrase.rest === "" ? "" : ` ${phrase.rest}`}`;
      if (not !== undefined) return `ne ${before}${forms.you}${second}${tail}`;
      const after = [self, it, dative, en].flatMap((one) => (one === undefined ? [] : [`-${one}`])).join("");
      return `${forms.you}${after}${tail}`;
    }
    case "present":
      return `${ne}${before}${who.you === true ? forms.you : who.plural ? forms.they : forms.he}${second}${tail}`;
    case "subjunctive":
      return `${ne}${before}${subjunctive(forms, who)}${second}${tail}`;
    case "imperfect":
      return `${ne}${before}${imperfect(infinitive, who)}${second}${tail}`;
    case "past": {
      const be = reflexive || forms.withBe === true;
      const aux = formsOf(be ? "être" : "avoir");
      const has = who.you === true ? aux.you : who.plural ? aux.they : aux.he;
      const agreesWith = be
        ? who.you === true
          ? ONE_PLAYER
          : who
        : it === undefined
          ? undefined
          : phrase.object;
      const done =
        agreesWith === undefined || typeof agreesWith === "string"
          ? forms.participle
          : adjective(forms.participle)(agreesWith);
      return `${ne}${before}${has}${second} ${done}${tail}`;
    }
  }
}

/** « vous » is one player: « vous vous êtes défaussé ». */
const ONE_PLAYER: Agreement = { gender: "m", plural: false };

function subjunctive(forms: Forms, who: Agreement): string {
  const [he, they, you] = forms.subjunctive ?? [
    forms.they.replace(/nt$/, ""),
    forms.they,
    forms.you.replace(/ez$/, "iez"),
  ];
  return who.you === true ? you : who.plural ? they : he;
}

/** Third person and « vous » of the imperfect: « devait », « étaient », « deviez ». */
function imperfect(infinitive: string, who: Agreement): string {
  const stem = infinitive === "être" ? "ét" : formsOf(infinitive).you.replace(/(?:ez|es)$/, "");
  const full = infinitive === "faire" ? "fais" : stem;
  return who.you === true ? `${full}iez` : who.plural ? `${full}aient` : `${full}ait`;
}

export function vp(verb: string, object?: Nominal | string, rest?: string): VerbPhrase {
  return {
    verb,
    ...(object === undefined ? {} : { object }),
    ...(rest === undefined || rest === "" ? {} : { rest }),
  };
}

export function not(phrase: VerbPhrase, negation: NonNullable<VerbPhrase["negation"]> = "pas"): VerbPhrase {
  return { ...phrase, negation };
}

/** « ne peut pas être bloquée »: what something can't have done to it. */
export function cant(rest: string): VerbPhrase {
  return not(vp("pouvoir", undefined, rest));
}

/** Several verbs of one subject: « attaque et bloque ». */
export function conjugateAll(
  phrases: readonly VerbPhrase[],
  form: VerbForm,
  who: Agreement,
  conjunction: "et" | "ou" | "," = "et",
): string {
  const words = phrases.map((one) => conjugate(one, form, who));
  return conjunction === "," ? words.join(", ") : listOf(words, conjunction);
}

/** The phrase with more words at its end. */
export function withRest(phrase: VerbPhrase, more: string): VerbPhrase {
  if (more === "") return phrase;
  return { ...phrase, rest: phrase.rest === undefined ? more : `${phrase.rest} ${more}` };
}

/** « acquiert le contrôle de cette créature », « en acquiert le contrôle ». */
export function vpOf(verb: string, object: string, of: Nominal): VerbPhrase {
  return of.pronoun === true ? { ...vp(verb, object), ofIt: true } : vp(verb, object, `de ${of.text}`);
}

/** « vous attaque », « attaque un adversaire ». */
export function vpTo(verb: string, whom: Nominal, rest?: string): VerbPhrase {
  return whom.you === true ? { ...vp(verb, undefined, rest), dative: whom.text } : vp(verb, whom, rest);
}
