"use client";

import { later } from "../../browser/later.ts";
import { useSession, useTable } from "../store/table-context.tsx";

const Hints = later(async () => (await import("./hints.tsx")).Hints);

/** Where one can ask what a search would do: in matches against bots alone. Other tables don't load it. */
export function HintPlace() {
  const { client, practice } = useSession();
  const id = useTable(({ decision }) => decision?.id ?? null);
  const playsBots = useTable(
    ({ table, seat: own }) =>
      own !== null && (table?.players.every(({ seat, bot }) => bot || seat === own) ?? false),
  );
  const ask = practice === null && playsBots ? () => client.hint() : practice?.hint;
  if (ask == null || id === null) return null;
  return <Hints key={id} ask={ask} />;
}
