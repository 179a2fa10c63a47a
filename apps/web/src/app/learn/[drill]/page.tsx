import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { drillOf } from "../../../drills/index.ts";
import { pageMessages } from "../../../i18n/server.ts";
import { DrillPage } from "../../../learn/drill-page.tsx";

interface Address {
  params: Promise<{ drill: string }>;
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { language, learn } = await pageMessages();
  const drill = drillOf((await params).drill);
  return { title: drill === undefined ? learn.title : drill.texts[language].title };
}

export default async function Page({ params }: Address) {
  const { drill } = await params;
  if (drillOf(drill) === undefined) notFound();
  return <DrillPage key={drill} id={drill} />;
}
