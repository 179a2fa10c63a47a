import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { OptionsPage } from "../../../options/options-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).pace.options.title };
}

export default function Page() {
  return <OptionsPage />;
}
