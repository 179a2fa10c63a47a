import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { DecksPage } from "../../../site/decks-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).site.decks.title };
}

export default function Page() {
  return <DecksPage />;
}
