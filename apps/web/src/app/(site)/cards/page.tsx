import type { Metadata } from "next";
import { CardsPage } from "../../../cards/search/cards-page.tsx";
import { pageMessages } from "../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).cards.search.title };
}

export default function Page() {
  return <CardsPage />;
}
