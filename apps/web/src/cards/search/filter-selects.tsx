"use client";

import { RARITIES } from "@spellroom/card-search/query";
import type { CardFacetsView } from "@spellroom/client";
import { memo, useMemo } from "react";
import { useMessages } from "../../i18n/language.tsx";
import type { Messages } from "../../i18n/messages.ts";
import { useCatalogue } from "../../site/use-catalogue.ts";
import { filtersIn, ONE_OF, type OneOf, withOne } from "./filters-in.ts";
import type { FiltersProps } from "./filters-props.ts";
import { formatNames } from "./format-names.ts";
import { useFacets } from "./use-facets.ts";

interface Value {
  readonly value: string;
  readonly label: string;
}

/** The fields of which one value is chosen, such as a format. What nothing is known of is left out. */
export function FilterSelects({ query, onQuery }: FiltersProps) {
  const { cards } = useMessages();
  const { filters } = cards;
  const facets = useFacets();
  const catalogue = useCatalogue();
  const { one } = filtersIn(query);
  const offered = useMemo(() => {
    if (facets === null) return [];
    const names = formatNames(catalogue);
    return ONE_OF.map((field) => ({ field, values: valuesOf(field, facets, names, filters.rarities) }));
  }, [facets, catalogue, filters]);
  return offered.map(({ field, values }) => {
    if (values.length === 0) return null;
    return (
      <select
        key={field}
        aria-label={filters.fields[field]}
        value={one[field] ?? ""}
        onChange={(event) => onQuery(withOne(query, field, event.target.value || null))}
      >
        <option value="">{filters.fields[field]}</option>
        <Options values={values} />
      </select>
    );
  });
}

/** Hundreds of editions, which stay the same with each letter that is typed. */
const Options = memo(function Options({ values }: { values: readonly Value[] }) {
  return values.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

function valuesOf(
  field: OneOf,
  facets: CardFacetsView,
  formats: (id: string) => string,
  rarities: Messages["cards"]["filters"]["rarities"],
): readonly Value[] {
  switch (field) {
    case "format":
      return facets.formats.map((value) => ({ value, label: formats(value) }));
    case "rarity":
      // Cards have a rarity where they were printed.
      return facets.sets.length === 0 ? [] : RARITIES.map((value) => ({ value, label: rarities[value] }));
    case "keyword":
      return facets.keywords.map((value) => ({ value, label: value }));
    case "set":
      return facets.editions.map(({ code, name }) => ({ value: code, label: name }));
  }
}
