"use client";

import { Button } from "@spellroom/ui";
import { useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import people from "../site/pages.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import type { ReplayWish } from "./recent-replays.tsx";

const ANY = "";
const RESULTS = ["win", "loss", "draw"] as const;

interface ReplayFiltersProps {
  readonly wish: ReplayWish;
  /** Whether all games are the user's own, so that results are from the user's side. */
  readonly mine: boolean;
  readonly onChange: (wish: ReplayWish) => void;
}

/** Games by who played, in which format, with which deck, and how it ended. */
export function ReplayFilters({ wish, mine, onChange }: ReplayFiltersProps) {
  const { find } = useMessages().replay;
  const catalogue = useCatalogue();
  const results = mine ? RESULTS : (["draw"] as const);
  const choose = <Name extends keyof ReplayWish>(name: Name, value: ReplayWish[Name] | ""): void => {
    const { [name]: _, ...rest } = wish;
    onChange(value === "" || value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={people.filters} aria-label={find.title}>
      <Field
        label={find.player}
        type="search"
        placeholder={find.playerHint}
        maxLength={200}
        value={wish.player ?? ""}
        onChange={(event) => choose("player", event.target.value)}
      />
      <Choice
        label={find.format}
        value={wish.format ?? ANY}
        choices={[
          { value: ANY, label: find.anyFormat },
          ...(catalogue?.formats ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(value) => choose("format", value)}
      />
      <Choice
        label={find.deck}
        value={wish.deck ?? ANY}
        choices={[
          { value: ANY, label: find.anyDeck },
          ...(catalogue?.decks ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(value) => choose("deck", value)}
      />
      <Choice
        label={find.result}
        value={wish.result ?? ANY}
        choices={[
          { value: ANY, label: find.anyResult },
          ...results.map((value) => ({ value, label: mine ? find.results[value] : find.drawn })),
        ]}
        onChoose={(value) => choose("result", RESULTS.find((one) => one === value) ?? "")}
      />
      {Object.keys(wish).length > 0 && <Button onClick={() => onChange({})}>{find.clear}</Button>}
    </search>
  );
}
