/**
 * A text with the words in square brackets that another text lacks (CR 207.2e): "Destroy target [attacking] creature."; undefined where
 * the other one isn't the same text without some words in a row.
 */
export function bracketed(whole: string, cut: string): string | undefined {
  const all = whole.split(" ");
  const left = cut.split(" ");
  let from = 0;
  while (from < left.length && all[from] === left[from]) from++;
  let to = 0;
  while (to < left.length - from && all.at(-1 - to) === left.at(-1 - to)) to++;
  if (from + to === left.length) return joined(all, from, all.length - to);
  // The last of the words taken out carries the mark that ends the sentence.
  const last = left[from];
  const mark = /[.,]$/.exec(all.at(-1 - to) ?? "")?.[0];
  if (from + to + 1 !== left.length || last === undefined || mark === undefined) return undefined;
  const at = from + 1;
  if (`${all[from]}${mark}` !== last) return undefined;
  const words = all
    .slice(at, all.length - to)
    .join(" ")
    .slice(0, -1);
  return [...all.slice(0, at), `[${words}]${mark}`, ...all.slice(all.length - to)].join(" ");
}

function joined(all: readonly string[], from: number, to: number): string {
  if (to <= from) return all.join(" ");
  return [...all.slice(0, from), `[${all.slice(from, to).join(" ")}]`, ...all.slice(to)].join(" ");
}
