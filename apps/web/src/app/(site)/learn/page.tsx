import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { LearnPage } from "../../../learn/learn-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).learn.title };
}

export default function Page() {
  return <LearnPage />;
}
