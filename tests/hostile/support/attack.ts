/** Attackers in a process of their own, so that they cost the server and its players nothing but their messages. */
import { seededChance } from "../../support/chance.ts";
import { Attacker, type Target } from "./attacker.ts";

/** What the process is told on its command line, as JSON. */
export interface Attack {
  readonly targets: readonly Target[];
  readonly messages: number;
  readonly perSecond: number;
}

export interface AttackReport {
  readonly sent: number;
  /** Ways in that the server refused to open, by the limits of an account or address. */
  readonly keptOut: number;
  /** Connections that the server closed. */
  readonly closed: number;
  readonly heard: number;
  /** Answers of the API that were anything but a refusal. */
  readonly oddStatuses: readonly number[];
}

const ROUND_MS = 10;

if (import.meta.main) {
  const attack: Attack = JSON.parse(process.argv[2] ?? "");
  const report = await carryOut(attack);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(0);
}

async function carryOut({ targets, messages, perSecond }: Attack): Promise<AttackReport> {
  const attackers = targets.map((target, at) => new Attacker(target, seededChance(2026 + at)));
  const perRound = Math.max(1, Math.round((perSecond * ROUND_MS) / 1_000));
  let [sent, keptOut] = [0, 0];
  const attackOnce = async (at: number): Promise<void> => {
    try {
      await attackers[at % attackers.length]?.attack();
    } catch {
      keptOut++;
    }
  };
  const waiting = new Set<Promise<void>>();
  while (sent < messages) {
    const due = performance.now() + ROUND_MS;
    for (let count = 0; count < perRound; count++) {
      const one = attackOnce(sent++).finally(() => waiting.delete(one));
      waiting.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, due - performance.now())));
  }
  await Promise.all(waiting);
  for (const attacker of attackers) attacker.close();
  const sum = (of: (attacker: Attacker) => number): number => attackers.map(of).reduce((a, b) => a + b, 0);
  return {
    sent,
    keptOut,
    closed: sum(({ room, channel }) => room.closed + channel.closed),
    heard: sum(({ room, channel }) => room.heard + channel.heard),
    oddStatuses: attackers.flatMap(({ statuses }) =>
      statuses.filter((status) => status < 400 || status >= 500),
    ),
  };
}
