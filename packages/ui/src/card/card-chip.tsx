import { CardArt, type Picture } from "./card-art.tsx";
import { CardShell, type CardShellProps } from "./card-shell.tsx";
import { describeCard } from "./describe.ts";
import type { CardLook } from "./look.ts";
import { ManaCost } from "./pip.tsx";
import { Plate } from "./plate.tsx";
import type { CardWords } from "./words.ts";

export interface CardChipProps extends CardShellProps {
  look: CardLook;
  words?: CardWords;
  picture?: Picture;
  /** what stands behind the name: nothing in running text, cost and strength in lists */
  detail?: "name" | "cost";
}

/** A card in one line, for the log, the stack and lists. */
export function CardChip({ look, words, picture, detail = "name", ...shell }: CardChipProps) {
  return (
    <CardShell
      {...shell}
      look={look}
      kind="sr-chip"
      label={describeCard(look, words === undefined ? {} : { words })}
    >
      <span className="sr-chip-art">
        <CardArt look={look} picture={picture} />
      </span>
      <span className="sr-chip-name">{look.name}</span>
      {detail === "cost" && <ManaCost cost={look.manaCost} silent />}
      {detail === "cost" && <Plate look={look} />}
    </CardShell>
  );
}
