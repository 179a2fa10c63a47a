import { characteristics, type GameState, type ObjectId } from "@spellroom/rules";

/** Whether an object has a keyword ability that is named by its words: "first strike". */
export function hasKeywordNamed(state: GameState, id: ObjectId, words: string): boolean {
  const wanted = together(words);
  return [...characteristics(state, id).keywords].some((keyword) => together(keyword) === wanted);
}

function together(words: string): string {
  return words.replace(/[\s'-]/g, "").toLowerCase();
}
