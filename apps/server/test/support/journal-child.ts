/**
 * A process that opens a database and, given a match, appends to its journal as fast as it is answered,
 * printing the number of every entry that was acknowledged. It goes on until it is killed.
 */
import { stdout } from "node:process";
import { z } from "zod";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { entry } from "./matches.ts";

const storageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sqlite"), directory: z.string() }),
  z.object({ kind: z.literal("postgres"), url: z.string(), poolSize: z.number() }),
]);

const [storageText = "", matchId] = process.argv.slice(2);
const database = await openDatabase(storageSchema.parse(JSON.parse(storageText)));
stdout.write("open\n");
if (matchId === undefined) {
  await database.close();
} else {
  const journal = new SqlJournal(database);
  for (let seq = 1; ; seq++) {
    const result = await journal.append(matchId, 1, seq, [entry(seq)]);
    if (result.outcome !== "durable") throw new Error(`refused: ${JSON.stringify(result)}`);
    stdout.write(`${seq}\n`);
  }
}
