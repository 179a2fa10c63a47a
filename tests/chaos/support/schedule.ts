/** One schedule of faults: matches that are played under it, and what was lost, doubled or told to the wrong people. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TableClient } from "@spellroom/client";
import { storedInputSchema } from "@spellroom/server";
import { BotMatch, compareJournal } from "../../support/bot-match.ts";
import { seededChance } from "../../support/chance.ts";
import { becomeGuest, type Guest, takePlace } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";
import { type CanaryMatch, leaksOf, writeCanaryMatch } from "./canary-match.ts";
import { carryOut, drawFaults, type Fault, partOf, stopsEverything } from "./faults.ts";
import { Returns } from "./returns.ts";
import type { Service } from "./service.ts";

export const MATCHES = 3;
const THINKING_MS = 25;
/** After the last fault; a game at this pace takes a few seconds. */
const LAST_MS = 90_000;
/** All that was sent meanwhile has arrived. */
const QUIET_MS = 100;

export interface ScheduleReport {
  readonly seed: number;
  readonly faults: readonly Fault[];
  /** Choices that were acknowledged to players. */
  readonly choices: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly leaks: readonly string[];
  /** Matches that did not come to their end. */
  readonly unfinished: number;
  /** Everything else that should not have been: refusals of honest choices, losses on time, journals that replay differently. */
  readonly troubles: readonly string[];
  readonly longestReturnMs: number;
  readonly longestAbsenceMs: number;
}

interface Played {
  readonly match: CanaryMatch;
  readonly duel: BotMatch;
  readonly watcher: TableClient;
  readonly watcherToken: string;
}

/** Plays the matches of a schedule under its faults, and looks at everything afterwards. */
export async function runSchedule(service: Service, seed: number): Promise<ScheduleReport> {
  const chance = seededChance(seed);
  const faults = drawFaults(chance);
  service.door.forget();
  const played = await sitDown(service, chance);
  const duels = played.map(({ duel }) => duel);
  const returns = new Returns(() => duels.flatMap(({ players }) => players.map(({ client }) => client)));
  for (const duel of duels) duel.playOn();
  await disturb(service, { faults, duels, returns });
  await until("the matches to end", () => duels.every(({ isOver }) => isOver), LAST_MS).catch(
    () => undefined,
  );
  await sleep(QUIET_MS);
  const report = await examine(service, played);
  for (const { duel, watcher } of played) {
    duel.close();
    watcher.close();
  }
  return {
    seed,
    faults,
    ...report,
    unfinished: duels.filter(({ isOver }) => !isOver).length,
    longestReturnMs: returns.longestReturn(),
    longestAbsenceMs: returns.longestAbsence(),
  };
}

async function sitDown(service: Service, chance: () => number): Promise<readonly Played[]> {
  const { journal, close } = await service.journal();
  const { url } = service.door;
  const begin = async (at: number): Promise<Played> => {
    const guest = (): Promise<Guest> => becomeGuest(url);
    const [one, other, watching] = await Promise.all([guest(), guest(), guest()]);
    const match = await writeCanaryMatch(journal, [one, other], chance);
    const options = {
      endpoints: [[url], [url]] as const,
      luck: at + Math.floor(chance() * 1e6),
      thinkingMs: THINKING_MS,
    };
    const duel = BotMatch.at(match.matchId, [one, other], options);
    const watcher = takePlace([url], watching.token, match.matchId, "watch");
    return { match, duel, watcher, watcherToken: watching.token };
  };
  try {
    const played: Played[] = [];
    for (let at = 0; at < MATCHES; at++) played.push(await begin(at));
    await Promise.all(played.map(({ duel }) => duel.bothLive()));
    return played;
  } finally {
    await close();
  }
}

interface Disturbance {
  readonly faults: readonly Fault[];
  readonly duels: readonly BotMatch[];
  readonly returns: Returns;
}

/** Carries out all faults, each at its time, those of the same part one after another. */
async function disturb(service: Service, { faults, duels, returns }: Disturbance): Promise<void> {
  const begun = performance.now();
  const reload = (target: number): void => duels[target % duels.length]?.reload();
  const byPart = Map.groupBy(faults, partOf);
  await Promise.all(
    [...byPart.values()].map(async (some) => {
      for (const fault of some) {
        await sleep(Math.max(0, begun + fault.atMs - performance.now()));
        const whole = stopsEverything(fault.kind) ? returns.outage() : () => undefined;
        await carryOut(fault, { service, reload });
        whole();
      }
    }),
  );
}

async function examine(service: Service, played: readonly Played[]) {
  const { journal, close } = await service.journal();
  const found = {
    choices: 0,
    lost: [] as string[],
    doubled: [] as string[],
    leaks: [] as string[],
    troubles: [] as string[],
  };
  for (const { match, duel, watcherToken } of played) {
    const where = `match ${match.matchId}`;
    const record = await journal.read(match.matchId, "start");
    found.choices += duel.answers;
    if (!record) {
      found.lost.push(`${where} is not in the journal`);
      continue;
    }
    const { lost, doubled, diverged } = compareJournal(record, duel);
    const flagged = record.entries
      .map(({ input }) => storedInputSchema.parse(input))
      .filter((input) => input.kind === "concede" || ("by" in input && input.by === "timeout"))
      .map(({ kind }) => `a player who was there lost by the clock (${kind})`);
    const leaks = leaksOf(match, { record, sentTo: service.door.sentTo, watchers: [watcherToken] });
    found.lost.push(...lost.map((what) => `${where}: ${what}`));
    found.doubled.push(...doubled.map((what) => `${where}: ${what}`));
    found.leaks.push(...leaks.map((what) => `${where}: ${what}`));
    found.troubles.push(...[...diverged, ...flagged, ...duel.troubles].map((what) => `${where}: ${what}`));
  }
  await close();
  return found;
}
