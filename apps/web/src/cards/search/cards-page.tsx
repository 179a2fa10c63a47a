"use client";

import { Button } from "@spellroom/ui";
import { useCallback } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { FoldedFilters } from "./folded-filters.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { QueryField } from "./query-field.tsx";
import { ResultCount } from "./result-count.tsx";
import { chooseResultLook, RESULT_LOOKS, useResultLook } from "./result-look.ts";
import { Results } from "./results.tsx";
import styles from "./search.module.css";
import { SearchNotice } from "./search-notice.tsx";
import { useAddressWish } from "./use-address-wish.ts";
import { pageFinder, useFound } from "./use-finder.ts";

const NO_PROBLEMS: never[] = [];

/** All cards, to be searched. The address holds what is searched for. */
export function CardsPage() {
  const { search } = useMessages().cards;
  const [wish, change] = useAddressWish();
  const state = useFound(pageFinder, wish);
  const look = useResultLook();
  const { found } = state;
  const isStale = found?.search !== state.search;
  const choose = useCallback((q: string) => change({ q }, "chosen"), [change]);
  return (
    <div className={styles.page}>
      <h1>{search.title}</h1>
      <search className={styles.bar}>
        <QueryField
          query={wish.q}
          onQuery={(q) => change({ q }, "typed")}
          problems={isStale ? NO_PROBLEMS : (found?.problems ?? NO_PROBLEMS)}
        />
        <FoldedFilters query={wish.q} onQuery={choose} />
      </search>
      <div className={styles.tools}>
        <ResultCount state={state} />
        <OrderChoice wish={wish} onWish={(wanted) => change(wanted, "chosen")} />
        <fieldset className={styles.looks} aria-label={search.looks.label}>
          {RESULT_LOOKS.map((one) => (
            <Button key={one} size="small" aria-pressed={look === one} onClick={() => chooseResultLook(one)}>
              {search.looks[one]}
            </Button>
          ))}
        </fieldset>
      </div>
      <SearchNotice finder={pageFinder} onEverything={() => choose("")} />
      {found !== null && <Results finder={pageFinder} found={found} look={look} isStale={isStale} />}
    </div>
  );
}
