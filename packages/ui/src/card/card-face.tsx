import { useContext } from "react";
import { CardArt, OfficialPictures, type Picture } from "./card-art.tsx";
import { CardShell, type CardShellProps } from "./card-shell.tsx";
import { describeCard, typeLine } from "./describe.ts";
import { layoutFace } from "./face-layout.ts";
import { type CardLook, type Color, isLand, shownColors } from "./look.ts";
import { ManaCost, Pip } from "./pip.tsx";
import { PIP_GLYPHS } from "./pip-art.ts";
import { Plate } from "./plate.tsx";
import { RulesText } from "./rules-text.tsx";
import type { CardWords } from "./words.ts";

export interface CardFaceProps extends CardShellProps {
  look: CardLook;
  words?: CardWords;
  picture?: Picture;
}

/** The signs of the card's colors, faint behind its text. */
function Watermark({ colors }: { colors: readonly Color[] }) {
  if (colors.length > 2) return null;
  const glyphs = colors.length === 0 ? [PIP_GLYPHS.C] : colors.map((color) => PIP_GLYPHS[color]);
  return (
    <svg className="sr-face-watermark" viewBox={`0 0 ${32 * glyphs.length} 32`} aria-hidden="true">
      {glyphs.map((glyph, index) => (
        <path key={glyph} d={glyph} transform={`translate(${32 * index} 0)`} />
      ))}
    </svg>
  );
}

function Credit({ name, picture }: { name: string; picture: Picture | undefined }) {
  const credit =
    useContext(OfficialPictures)(name)?.credit ??
    (picture !== undefined && "credit" in picture ? picture.credit : "");
  return credit === "" ? null : <span className="sr-face-credit">{credit}</span>;
}

/** A whole card, for the hand and for looking closely. Its width is the variable `--card-w`. */
export function CardFace({ look, words, picture, ...shell }: CardFaceProps) {
  const types = typeLine(look, words);
  const layout = layoutFace(look, types);
  const colors = shownColors(look);
  return (
    <CardShell
      {...shell}
      look={look}
      kind="sr-face"
      label={describeCard(look, { detail: "full", ...(words === undefined ? {} : { words }) })}
      variables={{
        "--sr-name-size": `${layout.nameSize}cqw`,
        "--sr-small-name-size": `${layout.smallNameSize}cqw`,
        "--sr-type-size": `${layout.typeSize}cqw`,
        "--sr-text-size": `${layout.textSize}cqw`,
        "--sr-art-height": `${layout.art}cqw`,
      }}
    >
      <span className="sr-face-body" data-density={layout.density}>
        <span className="sr-face-header" data-rows={layout.nameRows} data-small-rows={layout.smallNameRows}>
          <span className="sr-face-name">{look.name}</span>
          <ManaCost cost={look.manaCost} silent />
        </span>
        <span className="sr-face-art">
          <CardArt look={look} picture={picture} />
          <Credit name={look.name} picture={picture} />
        </span>
        <span className="sr-face-ribbon">
          <span className="sr-face-type">{types}</span>
        </span>
        {layout.density === "bare" ? (
          <span className="sr-face-foot">
            {isLand(look) &&
              colors.length > 0 &&
              colors.map((color) => <Pip key={color} symbol={color} silent />)}
          </span>
        ) : (
          <span className="sr-face-panel">
            <Watermark colors={colors} />
            <RulesText lines={look.text ?? []} {...(words === undefined ? {} : { words })} />
          </span>
        )}
        <Plate look={look} />
      </span>
    </CardShell>
  );
}
