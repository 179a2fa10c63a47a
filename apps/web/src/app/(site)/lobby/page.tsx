import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { LobbyPage } from "../../../lobby/lobby-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).site.nav.lobby };
}

export default function Page() {
  return <LobbyPage />;
}
