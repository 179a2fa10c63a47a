import { describe, expect, it } from "vitest";
import * as fr from "../../src/french/phrases.ts";

const creature = fr.nominal("la créature ciblée", "f");
const it_ = fr.pronounFor(creature);

describe("French words next to each other", () => {
  it.each([
    ["de le joueur ciblé", "du joueur ciblé"],
    ["de les créatures", "des créatures"],
    ["à le début de votre entretien", "au début de votre entretien"],
    ["infligées à les créatures", "infligées aux créatures"],
    ["la force de le elfe", "la force de l'elfe"],
    ["si il pioche une carte", "s'il pioche une carte"],
    ["à chaque fois que un adversaire", "à chaque fois qu'un adversaire"],
    ["ne attaque pas", "n'attaque pas"],
    ["le nombre de îles", "le nombre d'îles"],
    ["un jeton de œuf", "un jeton d'œuf"],
    ["le héros de la harpie", "le héros de la harpie"],
    ["le nombre de humains", "le nombre d'humains"],
    ["il ne y a aucune carte", "il n'y a aucune carte"],
    ["de des créatures", "de créatures"],
    ["{T} : Piochez une carte.", "{T}\u00a0: Piochez une carte."],
    ["marqueur « charge »", "marqueur «\u00a0charge\u00a0»"],
  ])("%s is written %s", (words, written) => {
    expect(fr.finish(words)).toBe(written);
  });

  it("doesn't contract a preposition with the pronoun of a verb", () => {
    const destroy = fr.conjugate(
      fr.vp("détruire", fr.pronounFor({ gender: "m", plural: false })),
      "infinitive",
      fr.YOU,
    );
    expect(fr.finish(`plutôt que de ${destroy}`)).toBe("plutôt que de le détruire");
  });
});

describe("French verbs", () => {
  it.each([
    ["piocher", "piochez", "pioche", "piochent", "piochiez"],
    ["détruire", "détruisez", "détruit", "détruisent", "détruisiez"],
    ["renvoyer", "renvoyez", "renvoie", "renvoient", "renvoyiez"],
    ["révéler", "révélez", "révèle", "révèlent", "révéliez"],
    ["acquérir", "acquérez", "acquiert", "acquièrent", "acquériez"],
    ["perdre", "perdez", "perd", "perdent", "perdiez"],
    ["payer", "payez", "paie", "paient", "payiez"],
    ["créer", "créez", "crée", "créent", "créiez"],
  ])("%s is conjugated", (verb, you, he, they, subjunctive) => {
    const one = fr.nominal("il", "m");
    expect(fr.conjugate(fr.vp(verb), "imperative", fr.YOU)).toBe(you);
    expect(fr.conjugate(fr.vp(verb), "present", one)).toBe(he);
    expect(fr.conjugate(fr.vp(verb), "present", { ...one, plural: true })).toBe(they);
    expect(fr.conjugate(fr.vp(verb), "subjunctive", fr.YOU)).toBe(subjunctive);
  });

  it("puts a pronoun after an instruction and before everything else", () => {
    const exile = fr.vp("exiler", it_);
    expect(fr.finish(fr.conjugate(exile, "imperative", fr.YOU))).toBe("exilez-la");
    expect(fr.finish(fr.conjugate(exile, "infinitive", fr.YOU))).toBe("l'exiler");
    expect(fr.finish(fr.conjugate(exile, "present", creature))).toBe("l'exile");
    expect(fr.finish(fr.conjugate(fr.not(exile), "imperative", fr.YOU))).toBe("ne l'exilez pas");
  });

  it("gives a reflexive verb the pronoun of who acts", () => {
    const discard = fr.vp("se défausser", undefined, "d'une carte");
    expect(fr.conjugate(discard, "imperative", fr.YOU)).toBe("défaussez-vous d'une carte");
    expect(fr.finish(fr.conjugate(discard, "infinitive", fr.YOU))).toBe("vous défausser d'une carte");
    expect(fr.finish(fr.conjugate(discard, "present", creature))).toBe("se défausse d'une carte");
  });

  it("lets the participle agree with who it is said of", () => {
    expect(fr.happened(creature, fr.vp("mourir"))).toBe("la créature ciblée est morte");
    expect(fr.happened(creature, fr.vp("attaquer"))).toBe("la créature ciblée a attaqué");
    expect(fr.participle("détruire")({ gender: "f", plural: true })).toBe("détruites");
  });
});

describe("French possessives", () => {
  it("are words of their own for you and for what a pronoun stands for", () => {
    const { hand, library } = fr.ZONES;
    expect(fr.possessed(hand, fr.YOU).text).toBe("votre main");
    expect(fr.possessed(fr.STATS.power, it_).text).toBe("sa force");
    expect(fr.possessed(fr.STATS.toughness, it_).text).toBe("son endurance");
    expect(fr.finish(fr.possessed(library, fr.nominal("le joueur ciblé", "m")).text)).toBe(
      "la bibliothèque du joueur ciblé",
    );
  });
});
