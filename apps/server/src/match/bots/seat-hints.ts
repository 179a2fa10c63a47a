/** Hints for a player against bots: what a search would choose, by what that seat knows. */
import type { HintReply } from "@spellroom/protocol";
import { sealWorld } from "@spellroom/view";
import type { LiveMatch } from "../play/live-match.ts";
import type { BotThoughts } from "./bot-thoughts.ts";

const AMONG_PEOPLE: HintReply = {
  ok: false,
  error: { code: "unavailable", message: "there are hints in matches against bots alone" },
};
const NOTHING: HintReply = { ok: true, hint: null };

/** A search's opinion of a seat's open decision. There is none in matches in which another person plays. */
export async function hintForSeat(
  match: LiveMatch,
  seat: number,
  thoughts: Pick<BotThoughts, "hint">,
): Promise<HintReply> {
  if (match.seats.some((one) => one.seat !== seat && one.bot === null)) return AMONG_PEOPLE;
  const decision = match.reader.viewOf(seat).own?.decision;
  if (!decision || match.isOver || match.reader.status.paused) return NOTHING;
  const answers = await thoughts.hint(sealWorld(match.state, seat)).catch(() => null);
  return { ok: true, hint: answers && { decision: decision.id, answers } };
}
