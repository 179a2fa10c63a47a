import type { ListedCard, ShownCard } from "./card-database.ts";

/** A card in readable form: its text, whether it can be played, where it was printed. */
export function showCard(card: ShownCard): string[] {
  const faces = card.printed.faces ?? [card.printed];
  return [
    ...faces.flatMap((face) => {
      const numbers = [face.power && `${face.power}/${face.toughness ?? "?"}`, face.loyalty, face.defense];
      return [
        [face.name, face.manaCost].filter(Boolean).join("  "),
        [face.typeLine, ...numbers].filter(Boolean).join("  "),
        ...(face.text ?? "").split("\n").filter((line) => line !== ""),
        "",
      ];
    }),
    status(card),
    ...section("Allowed in", allowed(card)),
    ...section("Printings", card.printings.map(printing)),
    ...section(
      "In other languages",
      card.translations.map(({ language, name }) => `${language}: ${name}`),
    ),
  ];
}

/** One line of a list. */
export function listLine({ name, status: reading, stop }: ListedCard): string {
  return reading === "playable" ? name : `${name}: ${stopped({ status: reading, stop })}`;
}

function status(card: Pick<ListedCard, "status" | "stop">): string {
  return card.status === "playable" ? "Can be played." : `Can't be played: ${stopped(card)}`;
}

function stopped({ status: reading, stop }: Pick<ListedCard, "status" | "stop">): string {
  const what = (stop ?? "").replaceAll("\n", " / ");
  switch (reading) {
    case "playable":
      return "";
    case "unread":
      return `not understood yet: ${what}`;
    case "unplayed":
      return `not played yet: ${what}`;
    case "refused":
      return `not for this game: ${what}`;
  }
}

function allowed({ legalities }: ShownCard): string[] {
  const by = Object.entries(legalities).filter(([, one]) => one === "legal" || one === "restricted");
  return by.length === 0
    ? []
    : [by.map(([format, one]) => (one === "legal" ? format : `${format} (${one})`)).join(", ")];
}

function printing(one: ShownCard["printings"][number]): string {
  const place = [one.edition, one.number].filter(Boolean).join(" ");
  const name = one.edition_name === null ? "" : ` (${one.edition_name})`;
  const about = [one.rarity, one.language, one.released].filter(Boolean).join(", ");
  const picture = one.pictures[0];
  const address = picture?.normal ?? Object.values(picture ?? {})[0];
  return [`${place}${name}`, about, address].filter(Boolean).join("; ");
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}
