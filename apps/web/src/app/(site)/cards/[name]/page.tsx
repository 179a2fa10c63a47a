import type { Metadata } from "next";
import { CardPage } from "../../../../cards/page/card-page.tsx";

interface PageProps {
  params: Promise<{ name: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: nameIn((await params).name) };
}

export default async function Page({ params }: PageProps) {
  return <CardPage name={nameIn((await params).name)} />;
}

/** A part of an address as text; one that can't be decoded is no card's name either way. */
function nameIn(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
