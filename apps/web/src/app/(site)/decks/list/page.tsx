import type { Metadata } from "next";
import { ListPage } from "../../../../decks/list-page.tsx";
import { pageMessages } from "../../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).decks.list.title };
}

export default function Page() {
  return <ListPage />;
}
