/** The faults that a service is put under: what each does, and how they are drawn. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Server } from "@spellroom/infra/testing";
import { PROCESSES, type Service } from "./service.ts";

export const FAULTS = [
  "kill a process",
  "freeze a process",
  "rolling restart",
  "kill Redis and start it empty",
  "empty Redis",
  "restart PostgreSQL",
  "kill PostgreSQL",
  "freeze PostgreSQL",
  "refuse writes to PostgreSQL",
  "cut all connections",
  "delay the network",
  "black hole",
  "stall clients",
  "set a clock off",
  "reload a page",
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** From the beginning of the schedule. */
  readonly atMs: number;
  readonly lastsMs: number;
  /** Which process or page it hits. */
  readonly target: number;
}

/** Faults start within this time. */
const WINDOW_MS = 6_000;
const MOST_FAULTS = 5;
const LEAST_MS = 200;
const MOST_STARTS = 30;
const RESTART_PAUSE_MS = 500;
/** Longer than a lease, so that some processes are taken for dead. */
const MOST_MS = 5_500;

/** Draws what happens in a schedule, in order of time; the same for the same chance. */
export function drawFaults(chance: () => number): readonly Fault[] {
  const count = 2 + Math.floor(chance() * (MOST_FAULTS - 1));
  return Array.from({ length: count }, () => ({
    kind: FAULTS[Math.floor(chance() * FAULTS.length)] ?? "kill a process",
    atMs: Math.floor(chance() * WINDOW_MS),
    lastsMs: Math.floor(LEAST_MS + chance() * (MOST_MS - LEAST_MS)),
    target: Math.floor(chance() * PROCESSES),
  })).toSorted((one, other) => one.atMs - other.atMs);
}

/** Whether nobody can be served while it lasts, whatever the service does: the time then counts for nobody's return. */
export function stopsEverything(kind: FaultKind): boolean {
  switch (kind) {
    case "restart PostgreSQL":
    case "kill PostgreSQL":
    case "freeze PostgreSQL":
    case "refuse writes to PostgreSQL":
    case "delay the network":
    case "black hole":
    case "stall clients":
      return true;
    case "kill a process":
    case "freeze a process":
    case "rolling restart":
    case "kill Redis and start it empty":
    case "empty Redis":
    case "cut all connections":
    case "set a clock off":
    case "reload a page":
      return false;
  }
}

/** Carries a fault out and undoes it, so that the service is whole again when this resolves. */
export async function carryOut(
  { kind, lastsMs, target }: Fault,
  { service, reload }: { readonly service: Service; readonly reload: (target: number) => void },
): Promise<void> {
  const { redis, postgres, door, servers } = service;
  const server = servers[target];
  switch (kind) {
    case "kill a process":
      await server?.kill9();
      await sleep(lastsMs);
      if (server) await supervise(server);
      return;
    case "freeze a process":
      server?.freeze();
      await sleep(lastsMs);
      server?.thaw();
      return;
    case "rolling restart":
      for (const one of servers) await supervise(one);
      return;
    case "kill Redis and start it empty":
      await redis.kill9();
      await sleep(lastsMs);
      await redis.restart();
      return;
    case "empty Redis":
      await redis.flush();
      return;
    case "restart PostgreSQL":
      await postgres.stop();
      await sleep(lastsMs);
      await postgres.restart();
      return;
    case "kill PostgreSQL":
      await postgres.kill9();
      await sleep(lastsMs);
      await postgres.restart();
      return;
    case "freeze PostgreSQL":
      postgres.freeze();
      await sleep(lastsMs);
      postgres.thaw();
      return;
    case "refuse writes to PostgreSQL":
      postgres.refuseWrites(true);
      await sleep(lastsMs);
      postgres.refuseWrites(false);
      return;
    case "cut all connections":
      door.cut();
      return;
    case "delay the network":
      door.delay(Math.min(lastsMs / 4, 800));
      await sleep(lastsMs);
      door.delay(0);
      return;
    case "black hole":
      door.holdBack(true);
      await sleep(lastsMs);
      door.holdBack(false);
      return;
    case "stall clients":
      door.stall(2);
      await sleep(lastsMs);
      door.unstall();
      return;
    case "set a clock off":
      service.setClock(target, (lastsMs % 2 === 0 ? 1 : -1) * 11 * 60_000);
      await sleep(lastsMs);
      service.setClock(target, 0);
      return;
    case "reload a page":
      reload(target);
      return;
  }
}

/** Starts a process again and again until it stays up, as whatever runs it in production does: it ends when its database is away. */
async function supervise(server: Server): Promise<void> {
  for (let left = MOST_STARTS; ; left--) {
    try {
      await server.restart();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await sleep(RESTART_PAUSE_MS);
    }
  }
}

/** What a fault of this kind needs to itself: two that stop and start the same part would undo each other. */
export function partOf({ kind, target }: Fault): string {
  switch (kind) {
    case "kill a process":
    case "freeze a process":
    case "set a clock off":
    case "rolling restart":
      return "processes";
    case "kill Redis and start it empty":
    case "empty Redis":
      return "redis";
    case "restart PostgreSQL":
    case "kill PostgreSQL":
    case "freeze PostgreSQL":
    case "refuse writes to PostgreSQL":
      return "postgres";
    case "cut all connections":
    case "delay the network":
    case "black hole":
    case "stall clients":
      return "network";
    case "reload a page":
      return `page ${target}`;
  }
}
