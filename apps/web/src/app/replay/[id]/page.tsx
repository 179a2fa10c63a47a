import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { ReplayPage } from "../../../replay/replay-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).replay.title };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ReplayPage matchId={(await params).id} />;
}
