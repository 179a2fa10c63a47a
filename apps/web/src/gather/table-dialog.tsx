"use client";

import type { CatalogueView, FormatView } from "@spellroom/client";
import { Button, Dialog } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/account.ts";
import { useChosenDeck } from "../decks/chosen-deck.ts";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { ClockField } from "../terms/clock-field.tsx";
import { WatchDelayField } from "../terms/watch-delay-field.tsx";

/** How many, by which rules, and who may come. */
export function TableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { people, site, table: menu } = useMessages();
  const { table, terms, invite } = people;
  const catalogue = useCatalogue();
  const formats = catalogue?.formats ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = useUsualFormat(catalogue);
  const format = formats.find(({ id }) => id === chosen) ?? usual;
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const [places, setPlaces] = useState("4");
  const [visibility, setVisibility] = useState<"public" | "private">("public");
  const [password, setPassword] = useState("");
  const { timeControl, watchDelayMs } = useTerms();
  const router = useRouter();
  const { busy, wrong, run } = useRequest();
  const least = format?.players ?? 2;
  const most = format?.mostPlayers ?? 2;
  const count = Math.max(least, Math.min(Number(places), most));
  const set = () =>
    run(async () => {
      if (format === undefined || deck === undefined) return;
      const terms = { timeControl, watchDelayMs, visibility };
      const wish = { format: format.id, deck: deck.wish, places: count, ...terms };
      const { table: made } = await api.tables.open(password === "" ? wish : { ...wish, password });
      router.push(`/gather/${made.code}`);
    });
  return (
    <Dialog
      open={open}
      title={table.set}
      closeLabel={menu.menu.close}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          size="large"
          busy={busy || deck === undefined}
          disabled={!isPlayable(deck)}
          onClick={() => void set()}
        >
          {table.open}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Choice
          label={terms.format}
          value={format?.id ?? ""}
          choices={formats.map(({ id, name }) => ({ value: id, label: name }))}
          hint={format?.summary}
          onChoose={setChosen}
        />
        <PlacesChoice least={least} most={most} value={count} onChoose={setPlaces} />
        <VisibilityChoice value={visibility} onChoose={setVisibility} />
        <ClockField />
        {visibility === "public" && <WatchDelayField />}
        <Field
          label={invite.password}
          hint={invite.passwordHint}
          type="text"
          autoComplete="off"
          maxLength={100}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      <DeckChoice label={site.play.deck} decks={decks} deck={deck} />
      <Wrong text={wrong} />
    </Dialog>
  );
}

/** The format for several that the deck that was played last is legal in, or the first of them. */
function useUsualFormat(catalogue: CatalogueView | null): FormatView | undefined {
  const several = catalogue?.formats.filter(({ mostPlayers }) => mostPlayers > 2) ?? [];
  const lastDeck = useChosenDeck(useDecks(catalogue, several[0]));
  return several.find(({ id }) => lastDeck?.formats.includes(id)) ?? several[0];
}

interface PlacesChoiceProps {
  least: number;
  most: number;
  value: number;
  onChoose: (value: string) => void;
}

function PlacesChoice({ least, most, value, onChoose }: PlacesChoiceProps) {
  const { table } = useMessages().people;
  const choices = Array.from({ length: most - least + 1 }, (_, at) => {
    return { value: `${at + least}`, label: `${at + least}` };
  });
  return <Choice label={table.places} value={`${value}`} choices={choices} onChoose={onChoose} />;
}

interface VisibilityChoiceProps {
  value: "public" | "private";
  onChoose: (value: "public" | "private") => void;
}

function VisibilityChoice(props: VisibilityChoiceProps) {
  const { table } = useMessages().people;
  const choices = [
    { value: "public", label: table.public },
    { value: "private", label: table.private },
  ] as const;
  return <Choice label={table.visibility} choices={choices} {...props} />;
}
