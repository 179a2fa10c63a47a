import type { CostAction } from "@spellroom/protocol";
import { frenchPlural as plural } from "../fill.ts";

interface Count {
  readonly count: number;
}

/** What is done to pay a cost, as on a button; without an amount where the rules text alone tells it. */
export const costWords = {
  ownManaCost: "payer son coût de mana",
  tap: "l'engager",
  untap: "le dégager",
  tapOthers: ({ count }: Count) => plural(count, "engager un permanent", "engager {count} permanents"),
  untapOthers: ({ count }: Count) => plural(count, "dégager un permanent", "dégager {count} permanents"),
  payLife: ({ count }: Count) => plural(count, "payer {count} point de vie", "payer {count} points de vie"),
  sacrifice: ({ count }: Count) => plural(count, "sacrifier un permanent", "sacrifier {count} permanents"),
  discard: ({ count }: Count) => plural(count, "se défausser d'une carte", "se défausser de {count} cartes"),
  discardHand: "se défausser de sa main",
  exile: ({ count }: Count) => plural(count, "exiler une carte", "exiler {count} cartes"),
  exilePermanent: ({ count }: Count) => plural(count, "exiler un permanent", "exiler {count} permanents"),
  returnToHand: ({ count }: Count) =>
    plural(count, "renvoyer un permanent en main", "renvoyer {count} permanents en main"),
  putOnLibrary: ({ count }: Count) =>
    plural(count, "mettre une carte sur la bibliothèque", "mettre {count} cartes sur la bibliothèque"),
  putIntoGraveyard: ({ count }: Count) =>
    plural(count, "mettre une carte au cimetière", "mettre {count} cartes au cimetière"),
  reveal: ({ count }: Count) => plural(count, "révéler une carte", "révéler {count} cartes"),
  mill: ({ count }: Count) => plural(count, "meuler une carte", "meuler {count} cartes"),
  unattach: "le détacher",
  removeCounters: ({ count }: Count) => plural(count, "retirer un marqueur", "retirer {count} marqueurs"),
  addCounters: ({ count }: Count) => plural(count, "mettre un marqueur", "mettre {count} marqueurs"),
  loyalty: "loyauté",
  energy: ({ count }: Count) => plural(count, "payer un marqueur énergie", "payer {count} marqueurs énergie"),
  times: "payer le coût répété",
  either: "payer un des coûts",
  exert: "le surmener",
  collectEvidence: "rassembler des preuves {count}",
  forage: "fourrager",
  blight: "flétrir {count}",
  behold: "contempler",
  waterbend: "maîtriser l'eau {count}",
  gift: "promettre un cadeau",
} as const satisfies Readonly<Record<CostAction, unknown>>;
