import { compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { print } from "../terminal/output.ts";
import { type Command, UsageError } from "../terminal/usage.ts";

export const abilities: Command = {
  name: "abilities",
  summary: "reads English rules text and prints its abilities in the card language",
  help: `Usage: npm run cli -- abilities "TEXT" ["TEXT" ...]
Each TEXT is one ability, as on an enchantment: for the emblem of a variant (docs/guides/write-a-variant.md).
Exit code 1 if a text can't be read or played exactly.`,
  options: {},
  run: async ({ positionals }) => {
    if (positionals.length === 0) throw new UsageError("a text is needed");
    const result = compileCard({
      name: "Emblem",
      typeLine: "Enchantment",
      manaCost: "",
      text: positionals.join("\n"),
    });
    if (result.status === "refused") return refuse(`refused: ${result.reason}`);
    if (result.status === "partial") return refuse(`not understood: ${result.clauses.join(" / ")}`);
    const lacks = whatLacks(result.definition);
    if (lacks.length > 0) return refuse(`not played yet: ${lacks.join(", ")}`);
    print(JSON.stringify(result.definition.faces[0].abilities ?? [], null, 2));
    return 0;
  },
};

function refuse(why: string): number {
  print(why);
  return 1;
}
