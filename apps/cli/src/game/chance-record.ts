import { sha256 } from "@spellroom/card-language";
import { type ChanceRecord, chanceRecordSchema, type GameChance } from "@spellroom/protocol";
import { shuffledBy } from "@spellroom/rules";

/** What was found out about the chance of a match: what holds, what does not, and what could not be looked at. */
export interface ChanceVerdict {
  readonly checked: readonly string[];
  readonly wrong: readonly string[];
  readonly unchecked: readonly string[];
}

/** Reads a document as a record of chance; nothing if it is another one. */
export function readChanceRecord(document: unknown): ChanceRecord | null {
  const parsed = chanceRecordSchema.safeParse(document);
  return parsed.success ? parsed.data : null;
}

/** Checks every commitment that is opened, and every first shuffle that can be done again. */
export function verifyChance({ games }: Pick<ChanceRecord, "games">): ChanceVerdict {
  const checked: string[] = [];
  const wrong: string[] = [];
  const unchecked: string[] = [];
  for (const game of games) {
    for (const [stream, commitment] of Object.entries(game.commitments)) {
      const secret = game.openings[stream];
      const what = `game ${game.game}, ${stream}`;
      if (secret === undefined) unchecked.push(`${what}: not opened for you`);
      else if (sha256(secret) === commitment) checked.push(`${what}: as committed to`);
      else wrong.push(`${what}: another secret than the one committed to`);
    }
    for (const library of game.libraries) {
      const what = `game ${game.game}, opening hand of seat ${library.seat + 1}`;
      const verdict = isFirstHand(game, library);
      if (verdict === null) unchecked.push(`${what}: its library's stream is not opened for you`);
      else
        (verdict ? checked : wrong).push(
          `${what}: ${verdict ? "dealt" : "NOT dealt"} by the committed shuffle`,
        );
    }
  }
  return { checked, wrong, unchecked };
}

/** Whether the top of the shuffled deck is the hand that was drawn. */
function isFirstHand(
  game: GameChance,
  { seat, deck, hand }: GameChance["libraries"][number],
): boolean | null {
  const stream = `library:${seat}`;
  const secret = game.openings[stream];
  if (secret === undefined) return null;
  const key = sha256([secret, ...game.entropy.map((part) => part ?? "-")].join(":"));
  const order = shuffledBy(key, stream, deck);
  const top = order.slice(0, hand.length);
  return JSON.stringify([...top].sort()) === JSON.stringify([...hand].sort());
}
