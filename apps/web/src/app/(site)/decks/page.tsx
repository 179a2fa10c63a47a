import type { Metadata } from "next";
import { DecksPage } from "../../../decks/decks-page.tsx";
import { pageMessages } from "../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).site.decks.title };
}

export default function Page() {
  return <DecksPage />;
}
