/** A bot's default deck. */

import { randomInt } from "node:crypto";
import type { DeckChoice } from "@spellroom/protocol/http";
import type { Catalogue } from "../../match/match-service.ts";
import { ApiError } from "../api-error.ts";

/** A preset for a bot: another than `avoided`, if there is one. @throws ApiError where no preset fits. */
export function presetFor(catalogue: Catalogue, format: string, avoided?: DeckChoice): DeckChoice {
  const presets = catalogue.decks.filter(({ formats }) => formats.includes(format)).map(({ id }) => id);
  const others =
    avoided !== undefined && "preset" in avoided ? presets.filter((id) => id !== avoided.preset) : presets;
  const choices = others.length > 0 ? others : presets;
  const preset = choices.length === 0 ? undefined : choices[randomInt(choices.length)];
  if (preset === undefined) throw new ApiError("invalid", `There is no deck for a bot in "${format}"`);
  return { preset };
}
