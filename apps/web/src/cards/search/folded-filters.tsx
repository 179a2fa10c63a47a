"use client";

import { Button } from "@spellroom/ui";
import { memo, useId, useState } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { Filters } from "./filters.tsx";
import type { FiltersProps } from "./filters-props.ts";
import { QueryHelp } from "./query-help.tsx";
import styles from "./search.module.css";

/** The filters and the help: on a phone, and where `isNarrow` is set, the filters are shown on request. */
export const FoldedFilters = memo(function FoldedFilters({
  isNarrow = false,
  ...filters
}: FiltersProps & { isNarrow?: boolean }) {
  const { search } = useMessages().cards;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.folding} data-narrow={isNarrow || undefined} data-open={isOpen || undefined}>
      <div className={styles.fold}>
        <Button
          className={styles.opener ?? ""}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {search.filters}
        </Button>
        <QueryHelp onQuery={filters.onQuery} />
      </div>
      <div id={id} className={styles.folded}>
        <Filters {...filters} />
      </div>
    </div>
  );
});
