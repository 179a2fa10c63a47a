"use client";

import { chooseFormat, quickFormats, useQuickFormat } from "../decks/chosen-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice } from "../site/field.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";

/** By which rules and with which cards strangers are met. */
export function FormatField() {
  const { terms } = useMessages().people;
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  if (format === undefined) return null;
  return (
    <Choice
      label={terms.format}
      value={format.id}
      choices={quickFormats(catalogue).map(({ id, name }) => ({ value: id, label: name }))}
      hint={format.summary}
      onChoose={chooseFormat}
    />
  );
}
