"use client";

import type { GatheringView } from "@spellroom/client";
import { Avatar, Badge, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import lists from "../site/lists.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useLobby } from "../site/use-lobby.ts";
import { TermsFacts } from "../terms/terms-facts.tsx";
import { isFull, openFirst, seatsTaken, sitsAt } from "./places.ts";

/** Tables before their match, those with a place for one first. */
export function OpenTables() {
  const { table } = useMessages().people;
  const tables = openFirst(useLobby()?.tables.items.values() ?? []);
  if (tables.length === 0) return null;
  return (
    <Panel title={table.list}>
      <ul className={lists.list}>
        {tables.map((one) => (
          <li key={one.code}>
            <OpenTable table={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenTable({ table }: { table: GatheringView }) {
  const messages = useMessages();
  const { table: words } = messages.people;
  const formats = useCatalogue()?.formats ?? [];
  const own = useStore(accountStore, (state) => state.account?.id);
  const full = isFull(table);
  const host = table.seats.find(({ accountId }) => accountId === table.hostId)?.name ?? "";
  return (
    <div className={lists.match}>
      <span className={lists.seat}>
        <Avatar name={host} />
        <b>{host}</b>
      </span>
      <span className={lists.facts}>
        {formats.find(({ id }) => id === table.format)?.name}, <TermsFacts of={table} />,{" "}
        {seatsTaken(table, messages)}
        {table.hasPassword && <Badge>{words.locked}</Badge>}
        {full && <Badge>{words.full}</Badge>}
        {(!full || sitsAt(table, own)) && (
          <Link
            className="sr-button sr-focusable"
            data-size="small"
            href={`/gather/${table.code}`}
            aria-label={fill(words.joinNamed, { who: host })}
          >
            {words.join}
          </Link>
        )}
      </span>
    </div>
  );
}
