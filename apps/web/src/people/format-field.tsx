"use client";

import { useMessages } from "../i18n/language.tsx";
import { chooseFormat, quickFormats, useQuickFormat } from "../site/chosen-deck.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { Choice } from "./field.tsx";

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
      onChoose={chooseFormat}
    />
  );
}
