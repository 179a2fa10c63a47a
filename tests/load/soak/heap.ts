/** What is in a server's heap, by kind of object, from the snapshots that Node writes on a signal. */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Server } from "@spellroom/infra/testing";
import { z } from "zod";

const PATIENCE_MS = 120_000;
const POLL_MS = 500;

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.array(z.unknown()) }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
});

export interface HeapCount {
  readonly objects: number;
  readonly bytes: number;
}

/** Objects by constructor. */
export type HeapContents = ReadonlyMap<string, HeapCount>;

/** Node flags with which a server writes a snapshot into a folder when it gets SIGUSR2. */
export function snapshotFlags(folder: string): readonly string[] {
  return ["--heapsnapshot-signal=SIGUSR2", `--diagnostic-dir=${folder}`];
}

/** Has a snapshot written, which collects all garbage first, and reads it. The server stands still meanwhile. */
export async function takeSnapshot(server: Server, folder: string): Promise<HeapContents> {
  const before = new Set(fs.readdirSync(folder));
  process.kill(server.pid, "SIGUSR2");
  const deadline = Date.now() + PATIENCE_MS;
  let size = -1;
  for (;;) {
    await sleep(POLL_MS);
    const file = fs.readdirSync(folder).find((name) => !before.has(name) && name.endsWith(".heapsnapshot"));
    const written = file === undefined ? 0 : fs.statSync(path.join(folder, file)).size;
    if (file !== undefined && written > 0 && written === size) return read(path.join(folder, file));
    size = written;
    if (Date.now() > deadline) throw new Error("the server wrote no heap snapshot");
  }
}

function read(file: string): HeapContents {
  const { snapshot, nodes, strings } = snapshotSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  fs.rmSync(file);
  const fields = snapshot.meta.node_fields;
  const [name, size, type] = ["name", "self_size", "type"].map((field) => fields.indexOf(field));
  const types = z.array(z.string()).parse(snapshot.meta.node_types[0]);
  const found = new Map<string, HeapCount>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + (type ?? 0)] ?? 0] ?? "";
    const called = kind === "object" ? (strings[nodes[at + (name ?? 1)] ?? 0] ?? "") : `(${kind})`;
    const { objects, bytes } = found.get(called) ?? { objects: 0, bytes: 0 };
    found.set(called, { objects: objects + 1, bytes: bytes + (nodes[at + (size ?? 3)] ?? 0) });
  }
  return found;
}

/** What has grown most, in bytes. */
export function growthOf(before: HeapContents, after: HeapContents) {
  const grown = [...after].map(([name, { objects, bytes }]) => ({
    name,
    objects: objects - (before.get(name)?.objects ?? 0),
    bytes: bytes - (before.get(name)?.bytes ?? 0),
  }));
  const total = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = grown.toSorted((one, other) => other.bytes - one.bytes).slice(0, 10);
  return { total, size: [...before.values()].reduce((sum, { bytes }) => sum + bytes, 0), most };
}
