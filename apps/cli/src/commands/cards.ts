import { print, writeJson } from "../output.ts";
import { type Command, UsageError, word } from "../usage.ts";

export const cards: Command = {
  name: "cards",
  summary: "imports card data; in this version the shipped pool is all there is",
  help: `Usage: npm run cli -- cards import FILE
Options:
  --json OUT  write the report as JSON`,
  options: { json: { type: "string" } },
  run: async ({ values, positionals }) => {
    const [verb, file] = positionals;
    if (verb !== "import" || file === undefined) throw new UsageError("say what to do: cards import FILE");
    print("0 cards imported: importing card data comes with a later version");
    writeJson(word(values, "json"), { imported: 0, playable: 0 });
    return 0;
  },
};
