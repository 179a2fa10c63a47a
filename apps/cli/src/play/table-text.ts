import type { ObjectView, TableView } from "@spellroom/protocol";
import { objectList } from "@spellroom/view";
import type { Names } from "./words.ts";

/** What colors a text where the terminal has any. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly mine: (text: string) => string;
  readonly theirs: (text: string) => string;
}

export const PLAIN: Paint = {
  strong: (text) => text,
  faint: (text) => text,
  mine: (text) => text,
  theirs: (text) => text,
};

const ESCAPE = "\u001b[";
const painted =
  (code: number) =>
  (text: string): string =>
    `${ESCAPE}${code}m${text}${ESCAPE}0m`;

export const COLORS: Paint = {
  strong: painted(1),
  faint: painted(2),
  mine: painted(32),
  theirs: painted(31),
};

/** The table as lines of text: opponents first, then the stack, then the own side with its hand. */
export function tableLines({ table, own }: TableView, names: Names, paint: Paint): string[] {
  const objects = objectList(table);
  const side = (seat: number): string[] => {
    const player = table.players[seat];
    if (!player) return [];
    const color = seat === own?.seat ? paint.mine : paint.theirs;
    const head = `${player.name}  ${player.life} life  ${player.handCount} in hand  ${player.libraryCount} in library`;
    const mine = objects.filter((one) => one.zone === "battlefield" && one.controller === seat);
    const grave = objects.filter((one) => one.zone === "graveyard" && one.owner === seat);
    return [
      color(paint.strong(head)),
      ...wrapped("  ", counted(mine.map((one) => permanentText(one, names)))),
      ...(grave.length > 0
        ? [paint.faint(`  graveyard: ${counted(grave.map((one) => names.card(one.card))).join(", ")}`)]
        : []),
    ];
  };
  const stack = objects.filter(({ zone }) => zone === "stack").map((one) => `  ${names.card(one.card)}`);
  const others = table.players.map(({ seat }) => seat).filter((seat) => seat !== own?.seat);
  const hand = (own?.hand ?? []).map(({ card }) => names.card(card));
  return [
    paint.strong(`Turn ${table.turn}, ${table.step}, ${names.player(table.active)}'s turn`),
    ...others.flatMap(side),
    ...(stack.length > 0 ? ["stack, what resolves first last:", ...stack] : []),
    ...(own ? side(own.seat) : []),
    ...(own ? wrapped("  hand: ", counted(hand)) : []),
  ];
}

function permanentText(one: ObjectView, names: Names): string {
  const size = one.power === null ? "" : ` ${one.power}/${one.toughness ?? 0}`;
  const marks = [
    one.tapped ? "tapped" : "",
    one.attacking ? "attacking" : "",
    one.blocking.length > 0 ? "blocking" : "",
    one.damage > 0 ? `${one.damage} damage` : "",
    one.level === null ? "" : `level ${one.level}`,
    ...Object.entries(one.counters).map(([name, count]) => `${count} ${name}`),
  ].filter((mark) => mark !== "");
  return `${names.card(one.card)}${size}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
}

/** The same text once, with how often. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count} ${text}` : text));
}

function wrapped(head: string, texts: readonly string[]): string[] {
  return texts.length > 0 ? [`${head}${texts.join(", ")}`] : [];
}
