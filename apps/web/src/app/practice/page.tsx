import type { Metadata } from "next";
import { pageMessages } from "../../i18n/server.ts";
import { PracticePage } from "../../practice/practice-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).practice.title };
}

export default function Page() {
  return <PracticePage />;
}
