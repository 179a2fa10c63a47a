/** The bots that the site offers. */
import { BOT_LEVELS, limitsOf, readBotId } from "@spellroom/bots";

/** A bot of the site by the id in a request, including its style and pace. */
export function findBot<Summary extends { readonly id: string }>(
  bots: readonly Summary[],
  id: string,
): Summary | undefined {
  const chosen = readBotId(id);
  const base = bots.find((one) => one.id === chosen?.level.id);
  return base && { ...base, id };
}

/** Whether a bot thinks on the threads that all bots share. */
export function thinksOnThreads(id: string): boolean {
  const chosen = readBotId(id);
  return chosen !== null && limitsOf(chosen) !== null;
}

/** The bots of the site. */
export const BOTS = BOT_LEVELS.map(({ id, name, description, level, styled }) => ({
  id,
  name,
  description,
  level,
  styled,
}));
