import type { ReactNode } from "react";
import { CardArt, type Picture } from "./card-art.tsx";
import { CardShell, type CardShellProps } from "./card-shell.tsx";
import { describeCard } from "./describe.ts";
import { tileName } from "./face-layout.ts";
import { KeywordIcon } from "./keyword-icon.tsx";
import { type CardLook, hasMark, isLand, type Mark, shownColors } from "./look.ts";
import { Pip } from "./pip.tsx";
import { Plate } from "./plate.tsx";
import { type CardWords, englishWords } from "./words.ts";

export interface CardTileProps extends CardShellProps {
  look: CardLook;
  words?: CardWords;
  picture?: Picture;
}

/** Signs of what a card is doing, on a board of 24 by 24: each mark has a shape of its own. */
const MARK_ICONS: Partial<Record<Mark, string>> = {
  attacking:
    "M4 3l6 2 8 8 2-2 1 1-3 3 4 4-2 2-4-4-3 3-1-1 2-2-8-8zM20 3l-6 2-2 2 3 3 3-3zM9 13l-5 5 2 2 1-1-3 3 1 1-1-4 3-1 5-2z",
  blocking: "M12 2l9 3c0 8-3 14-9 17-6-3-9-9-9-17zM12 5v13c4-2 6-6 6-11z",
  tapped: "M5 14C4 8 10 3 16 6c2 1 4 3 4 5l3-1-4 8-7-5 4-1c-1-2-2-3-4-3-3 0-5 2-4 5z",
  "summoning sick": "M12 3a9 9 0 1 1-8 13c4 3 9 1 10-3 0-3-3-4-4-2 0 1 1 2 2 1-1 3-5 2-5-2 0-4 3-7 5-7z",
  frozen:
    "M11 1h2v5l4-3 1 2-5 3v3l3-2V5h2v3l4-2 1 2-4 2 3 2-1 1-5-2-3 1 3 2 5-2 1 2-4 1 4 3-1 1-4-2v4h-2v-5l-3-2v4l5 3-1 1-4-2v5h-2v-5l-4 2-1-1 5-3v-4l-3 2v5H6v-4l-4 2-1-1 4-3-4-1 1-2 5 2 3-2-3-1-5 2-1-1 3-2-4-2 1-2 4 2V5h2v4l3 2V8L6 5l1-2 4 3z",
  selected: "M3 12l3-3 4 4 9-9 3 3-12 12z",
  target:
    "M11 1h2v4a7 7 0 0 1 6 6h4v2h-4a7 7 0 0 1-6 6v4h-2v-4a7 7 0 0 1-6-6H1v-2h4a7 7 0 0 1 6-6zM12 8a4 4 0 1 0 .1 0z",
};

function MarkBadges({ look }: { look: CardLook }) {
  const shown = (
    ["attacking", "blocking", "target", "selected", "frozen", "tapped", "summoning sick"] as const
  ).filter((mark) => hasMark(look, mark));
  if (shown.length === 0) return null;
  return (
    <span className="sr-tile-marks">
      {shown.map((mark) => (
        <span key={mark} className="sr-mark" data-mark={mark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={MARK_ICONS[mark]} fillRule="evenodd" />
          </svg>
        </span>
      ))}
    </span>
  );
}

const sized = (kind: string): ReactNode =>
  /^[+\u2212-]\d+\/[+\u2212-]\d+$/.test(kind) ? kind : kind.slice(0, 1).toUpperCase() + kind.slice(1, 4);

function CounterBadges({ look, words = englishWords }: { look: CardLook; words: CardWords | undefined }) {
  const level = look.state?.level;
  const counters = (look.state?.counters ?? []).filter(({ count }) => count > 0);
  if (counters.length === 0 && level === undefined) return null;
  return (
    <span className="sr-tile-counters">
      {level !== undefined && <span className="sr-level">{words.level(level)}</span>}
      {counters.slice(0, 3).map(({ kind, count }) => (
        <span
          key={kind}
          className="sr-counter"
          data-way={kind.startsWith("+") ? "up" : /^[\u2212-]/.test(kind) ? "down" : "other"}
        >
          {count > 1 && <b>{count}×</b>}
          {sized(kind)}
        </span>
      ))}
    </span>
  );
}

/** A permanent on the battlefield: name, picture, strength and everything that holds for it right now. */
export function CardTile({ look, words, picture, ...shell }: CardTileProps) {
  const name = tileName(look.name);
  const { damage = 0, count = 1 } = look.state ?? {};
  const keywords = (look.keywords ?? []).slice(0, 5);
  return (
    <CardShell
      {...shell}
      look={look}
      kind="sr-tile"
      label={describeCard(look, words === undefined ? {} : { words })}
      variables={{ "--sr-name-size": `${name.size}cqw` }}
    >
      <span className="sr-tile-body">
        <span className="sr-tile-art">
          <CardArt look={look} picture={picture} />
        </span>
        <span className="sr-tile-header" data-rows={name.rows}>
          <span className="sr-tile-name">{look.name}</span>
        </span>
        {keywords.length > 0 && (
          <span className="sr-tile-keywords">
            {keywords.map((keyword) => (
              <KeywordIcon key={keyword} keyword={keyword} />
            ))}
          </span>
        )}
        {isLand(look) && look.power === undefined && (
          <span className="sr-tile-mana">
            {shownColors(look).map((color) => (
              <Pip key={color} symbol={color} silent />
            ))}
          </span>
        )}
        <CounterBadges look={look} words={words} />
        {damage > 0 && <span className="sr-tile-damage">{damage}</span>}
        <Plate look={look} />
      </span>
      <MarkBadges look={look} />
      {count > 1 && <span className="sr-tile-count">×{count}</span>}
    </CardShell>
  );
}
