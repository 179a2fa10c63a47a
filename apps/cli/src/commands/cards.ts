import { loadPool } from "@spellroom/cards";
import { CardDatabase } from "../cards/card-database.ts";
import { EDITION_ADDRESS } from "../cards/edition.ts";
import { importCommand } from "../cards/import-command.ts";
import { recheckCommand } from "../cards/recheck-command.ts";
import { listLine, showCard } from "../cards/show.ts";
import { print, writeJson } from "../terminal/output.ts";
import { type Command, type CommandInput, count, UsageError, word } from "../terminal/usage.ts";

type Values = CommandInput["values"];

export const cards: Command = {
  name: "cards",
  summary: "imports card data, and lists and shows what was imported",
  help: `Usage: npm run cli -- cards import FILE|FOLDER|ADDRESS [OPTIONS]
       npm run cli -- cards import --edition CODE [OPTIONS]
       npm run cli -- cards recheck [OPTIONS]
       npm run cli -- cards list [--playable | --unplayable] [OPTIONS]
       npm run cli -- cards show NAME [OPTIONS]
FILE is a bulk file of Scryfall (oracle-cards, default-cards) or AtomicCards of MTGJSON, plain or packed with gzip. An import
that was stopped is taken up again when the same command is run again; a later import takes the place of an earlier one.
An edition, and cards as XML (Magic Project) or JSON documents of one card each, are added to what is there. "recheck" works out
again what can be played, after Spellroom was updated, without fetching anything.
Options:
  --edition C   only the edition with this code, such as M10
  --from A      where editions are given out, with {code} in the address (Scryfall)
  --data DIR    data directory of the server (DATA_DIR, else .spellroom)
  --playable    only cards that can be played
  --unplayable  only the others, each with what stops it
  --most N      list at most so many
  --json OUT    write the report as JSON
Exit code 1 if the import came to nothing or there is no such card, 130 if it was interrupted.`,
  options: {
    data: { type: "string" },
    edition: { type: "string" },
    from: { type: "string" },
    playable: { type: "boolean" },
    unplayable: { type: "boolean" },
    most: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values, positionals }) => {
    const [verb, ...rest] = positionals;
    const directory = word(values, "data") ?? (process.env.DATA_DIR || ".spellroom");
    const json = word(values, "json");
    switch (verb) {
      case "import": {
        const [from, ...more] = rest;
        const edition = word(values, "edition");
        if (edition !== undefined) {
          if (from !== undefined) throw new UsageError("either a file or --edition");
          return importCommand({ from: word(values, "from") ?? EDITION_ADDRESS, edition, directory, json });
        }
        if (from === undefined || more.length > 0) throw new UsageError("name one file or address to import");
        return importCommand({ from, directory, json });
      }
      case "recheck":
        return recheckCommand(directory, json);
      case "list":
        return list(directory, values);
      case "show":
        if (rest.length === 0) throw new UsageError("name a card to show");
        return show(rest.join(" "), directory, json);
      default:
        throw new UsageError("say what to do: cards import FILE, cards list, or cards show NAME");
    }
  },
};

function list(directory: string, values: Values): number {
  if (values.playable === true && values.unplayable === true)
    throw new UsageError("either --playable or --unplayable");
  const which = values.playable === true ? "playable" : values.unplayable === true ? "unplayable" : "all";
  const database = new CardDatabase(directory);
  try {
    const most = count(values, "most", Number.MAX_SAFE_INTEGER);
    const found = [...database.list(which, most)];
    for (const card of found) print(listLine(card));
    writeJson(word(values, "json"), { counts: database.counts(), cards: found });
    return 0;
  } finally {
    database.close();
  }
}

function show(name: string, directory: string, json: string | undefined): number {
  const database = new CardDatabase(directory);
  try {
    const card = database.find(name);
    const shipped = loadPool().lookUp(name);
    if (shipped) print(`${shipped.name} comes with Spellroom; decks get that one.`);
    if (card === null) {
      if (!shipped) print(`no imported card is called ${name}`);
      return shipped ? 0 : 1;
    }
    for (const line of showCard(card)) print(line);
    writeJson(json, card);
    return 0;
  } finally {
    database.close();
  }
}
