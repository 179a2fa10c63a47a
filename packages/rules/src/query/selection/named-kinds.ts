import type { Filter } from "@spellroom/card-language";
import type { NamedKind } from "../../decisions/parts/named-kinds.ts";

/** What a description asks of the card whose name is chosen, as far as its types and supertypes say it (CR 201.4a). */
export function namedKinds(filter: Filter | undefined): readonly NamedKind[] {
  return (filter?.of ?? []).flatMap((one): NamedKind[] => {
    const [of, is] = one.kind === "not" ? [one.of, false] : [one, true];
    if (of.kind === "type") return [{ word: of.type, is }];
    return of.kind === "supertype" ? [{ word: of.supertype, is }] : [];
  });
}
