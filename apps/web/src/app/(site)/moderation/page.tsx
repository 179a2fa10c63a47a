import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { ModerationPage } from "../../../talk/moderation-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).talk.moderation.title };
}

export default function Page() {
  return <ModerationPage />;
}
