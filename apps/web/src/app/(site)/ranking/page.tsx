import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { RankingPage } from "../../../profile/ranking-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.ranking.title };
}

export default function Page() {
  return <RankingPage />;
}
