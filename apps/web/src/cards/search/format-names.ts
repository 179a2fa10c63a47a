import type { CatalogueView } from "@spellroom/client";

/** What formats are called: those of this site by their names, others by their ids. */
export function formatNames(catalogue: CatalogueView | null): (id: string) => string {
  return (id) => {
    const known = catalogue?.formats.find((format) => format.id === id)?.name;
    return known ?? id.charAt(0).toUpperCase() + id.slice(1);
  };
}
