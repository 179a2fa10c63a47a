import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { MessagesPage } from "../../../talk/messages-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).talk.title };
}

export default function Page() {
  return <MessagesPage />;
}
