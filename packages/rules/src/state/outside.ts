import { type CardDefinition, visitCard } from "@spellroom/card-language";

const known = new WeakMap<CardDefinition, boolean>();

/** Whether a card could bring cards into the game from outside it (CR 400.11b). */
export function reachesOutside(card: CardDefinition): boolean {
  const before = known.get(card);
  if (before !== undefined) return before;
  let reaches = false;
  visitCard(card, {
    Filter: ({ zones }) => {
      reaches ||= zones?.includes("outside") === true;
    },
    Effect: (effect) => {
      reaches ||= effect.kind === "keywordAction" && effect.action === "learn";
    },
  });
  known.set(card, reaches);
  return reaches;
}
