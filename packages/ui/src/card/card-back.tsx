import { backSvg } from "../art/back.ts";
import { svgDataUri } from "../art/data-uri.ts";
import { classes } from "../base/class-names.ts";
import { type CardWords, englishWords } from "./words.ts";

const BACK = svgDataUri(backSvg());

/** A card that nobody sees; its width is the variable `--card-w`. */
export function CardBack({
  words = englishWords,
  label = words.faceDown,
  className,
}: {
  words?: CardWords;
  label?: string;
  className?: string;
}) {
  return (
    <span className={classes("sr-card", "sr-back", className)} role="img" aria-label={label}>
      <img className="sr-art" src={BACK} alt="" decoding="async" draggable={false} />
    </span>
  );
}
