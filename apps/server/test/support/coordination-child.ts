/** A process that takes part in a site in every way, and waits to be killed. */
import { stdout } from "node:process";
import { z } from "zod";
import { startCoordination } from "../../src/coordination/coordination.ts";
import { listing, wish } from "./people.ts";

const parametersSchema = z.object({
  site: z.object({ kind: z.literal("redis"), url: z.string(), prefix: z.string() }),
  options: z.object({
    publicAddress: z.string(),
    storage: z.string(),
    timings: z.object({
      heartbeat: z.number(),
      processLease: z.number(),
      lease: z.number(),
      ticketLease: z.number(),
      pairingLease: z.number(),
      linger: z.number(),
      matchedMemory: z.number(),
    }),
  }),
});

const { site, options } = parametersSchema.parse(JSON.parse(process.argv[2] ?? ""));
const coordination = await startCoordination(site, {
  ...options,
  processId: "doomed",
  onError: (error) => {
    throw error;
  },
});
coordination.online.connect({ id: "ada", name: "Ada" }, "tab");
coordination.online.connect({ id: "bea", name: "Bea" }, "tab");
await coordination.lobby.put(listing("match", { processId: "doomed" }));
await coordination.tickets.enqueue(wish("ada"));
await coordination.tickets.enqueue(wish("bea"));
const tickets = await Promise.all(["cem", "dov"].map((name) => coordination.tickets.enqueue(wish(name))));
const ids = tickets.flatMap((result) => (result.ok ? result.ticket.id : []));
const pairing = await coordination.tickets.claim("match-of-the-dead", ids);
stdout.write(pairing === undefined ? "nothing to claim\n" : "claimed\n");
// The heartbeat alone would not keep the process.
setInterval(() => undefined, 1000);
