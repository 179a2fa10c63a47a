/** What can't stand in a French text, by a name for the report. Names of cards are taken out before. */
const IMPOSSIBLE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["de le", /(?:^|[\s(])(?:de|à) les? (?=\S)(?!\S*(?:er|ir|re)\b)/i],
  ["si il", /(?:^|\s)si ils?\s/i],
  ["no elision", /(?:^|[\s(«])(?:le|la|de|que|ne|se|jusque) (?=[aeiouéèêëîïôöûùàâœ])/i],
  ["elision before a consonant", /(?:^|[\s(])(?:l|d|qu|n|s)'(?=[bcdfgjklmpqrstvwxzç])/i],
  ["two spaces", / {2}/],
  ["space before a comma", /\s[,.](?!\d)/],
  ["no space before punctuation", /[^\u00a0][:;!?](?=\s|$)/],
  ["two full stops", /\.\./],
  ["unprinted", /undefined|\[object|NaN/],
  ["repeated preposition", /\s(?:ou|et) (?:À|De|Du|Au)\s/],
  [
    "pronoun after a preposition",
    /(?:contrôle|copie|copies|marqueurs) (?:de lui|d'elle|d'elles|d'eux)(?=[\s.,])/,
  ],
  ["doubled word", /(?:^|\s)(de|du|des|le|la|les|à|que|sur|dans|par|pour|et|ou|si|ne|pas) \1\s/i],
  [
    "feminine article",
    /(?:^|\s|')(?:une|la|cette|aucune|sa|toute) (?:autre )?(?:permanent|terrain|artefact|enchantement|sort|joueur|adversaire|jeton|rituel|planeswalker|cimetière|marqueur|contrôleur|propriétaire|gobelin|soldat)\b/i,
  ],
  [
    "masculine article",
    /(?:^|\s|')(?:un|le|ce|cet|aucun|du|au|tous les) (?:autres? )?(?:créatures?|cartes?|mains?|bibliothèques?|capacités?|forces?|endurances?|blessures?|couleurs?|étapes?|cibles?|sources?)(?=[\s.,])/i,
  ],
  [
    "masculine adjective",
    /(?:^|\s|')(?:la|une|cette|chaque) (?:autre )?(?:créature|carte|capacité|source) (?:ciblé|engagé|dégagé|attaquant|bloqué|exilé|sacrifié|noir|blanc|vert|bleu)(?=[\s.,])/i,
  ],
  [
    "feminine adjective",
    /(?:^|\s)(?:(?:le|un|ce|chaque) (?:autre )?|l'|cet )(?:permanent|terrain|artefact|enchantement|sort|joueur|adversaire|jeton|planeswalker) (?:ciblée|engagée|dégagée|attaquante|bloquée|exilée|sacrifiée|noire|blanche|verte|bleue)(?=[\s.,])/i,
  ],
  [
    "number of an adjective",
    /(?:créatures|cartes|terrains|artefacts|permanents|joueurs) (?:ciblée?|engagée?|dégagée?|attaquante?|bloquée?)(?=[\s.,])/,
  ],
  [
    "number of a verb",
    /(?:^|\s)les (?:autres )?(?:créatures|terrains|artefacts|permanents|joueurs|elfes|gobelins)(?: que vous contrôlez)? (?:gagne|acquiert|perd|devient|est|a|ne peut)\s/i,
  ],
  [
    "English",
    /(?<![\p{L}'-])(?:the|of|target|creature|creatures|whenever|when|you|your|card|cards|with|until|turn|each|damage|token|player|opponent|spell|gain|gains|have|has|control|controls|this|that|its|counter|counters|instead|unless|untapped|enchanted|all|any|and|for|from|into|onto|graveyard|battlefield|land|lands)(?![\p{L}'-])/iu,
  ],
];

/** What is impossible in a French text, with the place. */
export function impossibleFrench(text: string, names: readonly string[] = []): readonly string[] {
  let plain = text;
  for (const name of [...names].sort((a, b) => b.length - a.length)) plain = plain.replaceAll(name, "Nom");
  plain = plain.replace(/«[^»]*»/g, (quoted) =>
    (/[.:]/.test(quoted) ? quoted : "« mot »").replaceAll("« mot »", "«\u00a0mot\u00a0»"),
  );
  return IMPOSSIBLE.flatMap(([name, pattern]) => {
    const found = pattern.exec(plain);
    return found === null
      ? []
      : [`${name}: …${plain.slice(Math.max(0, found.index - 30), found.index + 40)}…`];
  });
}
