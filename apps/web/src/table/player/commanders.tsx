"use client";

import type { CommanderView, PublicTable } from "@spellroom/protocol";
import { Badge } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { cardName } from "../model/naming.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";

/** Generic mana that each casting from the command zone adds to the next (CR 903.8). */
const TAX = 2;
const NOBODY: PublicTable["players"] = [];

/** What a player's commander costs more now, and the damage that others' commanders have dealt to the player. */
export function Commanders({ seat }: { seat: number }) {
  const players = useTable((screen) => screen.table?.players ?? NOBODY);
  return players.flatMap((owner) =>
    owner.commanders.map((commander) =>
      owner.seat === seat ? (
        <CastingTax key={commander.card.definition} commander={commander} />
      ) : (
        <DamageTaken
          key={`${owner.seat} ${commander.card.definition}`}
          commander={commander}
          damage={commander.damage[seat] ?? 0}
        />
      ),
    ),
  );
}

function CastingTax({ commander: { card, casts } }: { commander: CommanderView }) {
  const { player } = useMessages().table;
  const names = useNames();
  if (casts === 0) return null;
  const said = { card: cardName(names, card), mana: casts * TAX };
  return (
    <Badge tone="brass">
      <span title={fill(player.commanderTaxHint, said)}>{fill(player.commanderTax, said)}</span>
    </Badge>
  );
}

function DamageTaken({ commander: { card }, damage }: { commander: CommanderView; damage: number }) {
  const { player } = useMessages().table;
  const names = useNames();
  if (damage === 0) return null;
  const said = { card: cardName(names, card), damage };
  return (
    <Badge tone="danger">
      <span title={fill(player.commanderDamageHint, said)}>{fill(player.commanderDamage, said)}</span>
    </Badge>
  );
}
