/** What players choose between or vote for, as French cards put it; names (of clans and factions) stay as they are. */
const WORDS: Readonly<Record<string, string>> = {
  bribery: "corruption",
  carnage: "carnage",
  death: "mort",
  denial: "refus",
  duplication: "duplication",
  evidence: "preuve",
  feather: "plumage",
  free: "libre",
  guilty: "coupable",
  harvest: "récolte",
  homage: "hommage",
  innocent: "innocent",
  knowledge: "savoir",
  money: "argent",
  numbers: "nombre",
  psychosis: "psychose",
  quill: "plume",
  sickness: "maladie",
  sprout: "pousse",
  strength: "force",
  taxes: "impôts",
  time: "temps",
  torture: "torture",
  wild: "sauvage",
};

export function chosenWord(word: string): string {
  return WORDS[word] ?? word;
}
