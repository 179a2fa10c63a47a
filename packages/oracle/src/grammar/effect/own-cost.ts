import type { Effect } from "@spellroom/card-language";
import { type Parser, token } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { subjectSelection } from "../reference/selection.ts";

const gains: Parser<string> = token(({ lower }) =>
  lower === "gain" || lower === "gains" ? lower : undefined,
);

/** "Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost." */
export const ownFlashback: Parser<Sem<readonly Effect[]>> = rule(
  g`${subjectSelection} ${gains} flashback until end of turn. the flashback cost is equal to its mana cost`,
  (subject, verb) => (c) => {
    const what = subject(c);
    const many = what.kind === "ref" ? c.isPlural(what.ref) : c.wording.get(what)?.each !== "each";
    if (many || verb !== "gains") throw new Unresolved("flashback", "of several cards by one name");
    const effect: Effect = {
      kind: "modify",
      what,
      modifications: [
        {
          kind: "gainAbility",
          ability: { kind: "keyword", keyword: "flashback", cost: [{ kind: "ownManaCost" }] },
        },
      ],
      duration: "endOfTurn",
    };
    return [effect];
  },
);
