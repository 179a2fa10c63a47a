import type { Metadata } from "next";
import { OwnBotsPage } from "../../../../bots/own-bots-page.tsx";
import { pageMessages } from "../../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).bots.own.title };
}

export default function Page() {
  return <OwnBotsPage />;
}
