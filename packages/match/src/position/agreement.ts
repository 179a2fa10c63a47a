/** What the players have agreed to apart from the game: a pause, and hands that watchers may see. It is part of the journal. */
import type { WireError } from "@spellroom/protocol";
import { z } from "zod";
import { TOO_OFTEN } from "./refusals.ts";
import type { StoredInput } from "./stored-input.ts";

export const agreementSchema = z.object({
  paused: z.boolean(),
  /** Seats whose hands watchers see. */
  handsShown: z.array(z.int()).readonly(),
  /** Whether they are shown by consent of both players, which either ends for both. */
  cast: z.boolean().default(false),
  /** How often any of it has changed. */
  changes: z.int().min(0),
  /** How many take-backs there were. */
  takenBack: z.int().min(0).default(0),
});
export type Agreement = Readonly<z.infer<typeof agreementSchema>>;

export const NO_AGREEMENT: Agreement = {
  paused: false,
  handsShown: [],
  cast: false,
  changes: 0,
  takenBack: 0,
};

/** An input that doesn't change the game. */
export type AgreementInput = Extract<StoredInput, { kind: "pause" | "showHand" | "cast" }>;

export function isAgreementInput(input: StoredInput): input is AgreementInput {
  return input.kind === "pause" || input.kind === "showHand" || input.kind === "cast";
}

/** A caster's view shows two players. */
const BOTH: readonly number[] = [0, 1];

/** Enough for any match; more would merely fill its journal. */
const MOST_CHANGES = 400;

/** Why the input is refused now. Resuming and hiding a hand are always possible. */
export function refusesAgreement({ changes }: Agreement, { on }: AgreementInput): WireError | null {
  return on && changes >= MOST_CHANGES ? TOO_OFTEN : null;
}

export function agreementAfter(before: Agreement, input: AgreementInput): Agreement {
  const agreement = { ...before, changes: before.changes + 1 };
  if (input.kind === "pause") return { ...agreement, paused: input.on };
  // A hand that is shown by mutual consent is hidden together with the other one: the agreement was both or none.
  if (input.kind === "cast" || (before.cast && !input.on))
    return { ...agreement, cast: input.on, handsShown: input.on ? BOTH : [] };
  const others = agreement.handsShown.filter((seat) => seat !== input.seat);
  return { ...agreement, handsShown: input.on ? [...others, input.seat].sort((a, b) => a - b) : others };
}
