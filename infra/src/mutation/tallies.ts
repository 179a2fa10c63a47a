import type { Mutant } from "./mutants.ts";
import { UNREACHED, type Verdict } from "./trial.ts";

/** One line for each package that has mutants: how many were killed, how many not, and of these how many no test reaches. */
export function talliesByPackage(verdicts: readonly Verdict[], equivalent: readonly Mutant[]): string[] {
  const folders = [...verdicts.map(({ mutant }) => mutant), ...equivalent].map(folderOf);
  return [...new Set(folders)].toSorted().map((folder) => {
    const own = verdicts.filter(({ mutant }) => folderOf(mutant) === folder);
    const survived = own.filter(({ outcome }) => outcome === "survived");
    const unreached = survived.filter(({ by }) => by === UNREACHED).length;
    const same = equivalent.filter((mutant) => folderOf(mutant) === folder).length;
    const killed = own.length - survived.length;
    return `${folder}: ${killed} of ${own.length} killed, ${survived.length} survived (${unreached} reached by no test), ${same} equivalent`;
  });
}

function folderOf({ file }: Mutant): string {
  return file.split("/src/")[0] ?? file;
}
