import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { ReplaysPage } from "../../../replay/replays-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).replay.title };
}

export default function Page() {
  return <ReplaysPage />;
}
