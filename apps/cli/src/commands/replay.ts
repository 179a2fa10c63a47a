import { readFileSync } from "node:fs";
import { type ChanceVerdict, readChanceRecord, verifyChance } from "../game/chance-record.ts";
import { readRecord, verifyRecord } from "../game/record.ts";
import { print, writeJson } from "../terminal/output.ts";
import { type Command, UsageError, word } from "../terminal/usage.ts";

export const replay: Command = {
  name: "replay",
  summary: "replays a recorded match and checks every hash and the seed commitment",
  help: `Usage: npm run replay -- FILE
FILE is a match record, as a server gives it out or selfplay --record writes it, or the record of a match's chance with what
may be opened of it to one player.
Options:
  --json OUT  write the verdict as JSON
Exit code 1 if the record does not hold.`,
  options: { json: { type: "string" } },
  run: async ({ values, positionals }) => {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError("name one file");
    const document = readDocument(file);
    const chance = readChanceRecord(document);
    if (chance) return tellChance(verifyChance(chance), file, word(values, "json"));
    const record = readRecord(document);
    if ("error" in record) throw new UsageError(`${file} is not a match record: ${record.error}`);
    const verified = verifyRecord(record);
    if (verified.ok) {
      const seed = verified.commitment
        ? "chance is as it was committed to"
        : "no commitment to its seed was recorded";
      print(`verified: ${verified.inputs} inputs, ${verified.turns} turns, every hash as recorded; ${seed}`);
      if (record.result) {
        const names = record.result.winners.map((seat) => record.players[seat]?.name ?? seat);
        print(
          names.length === 0
            ? `nobody won (${record.result.reason})`
            : `${names.join(", ")} won (${record.result.reason})`,
        );
      }
    } else print(`NOT verified: ${verified.why}`);
    writeJson(word(values, "json"), { file, verified: verified.ok, ...verified });
    return verified.ok ? 0 : 1;
  },
};

/** Reports what holds, what does not, and what could not be checked. */
function tellChance(verdict: ChanceVerdict, file: string, json: string | undefined): number {
  const verified = verdict.wrong.length === 0 && verdict.checked.length > 0;
  print(verified ? `verified: ${verdict.checked.length} points` : "NOT verified");
  for (const line of verdict.wrong) print(`  wrong      ${line}`);
  for (const line of verdict.checked) print(`  checked    ${line}`);
  for (const line of verdict.unchecked) print(`  unchecked  ${line}`);
  writeJson(json, { file, verified, ...verdict });
  return verified ? 0 : 1;
}

function readDocument(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
