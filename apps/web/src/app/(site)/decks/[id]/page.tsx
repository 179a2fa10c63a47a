import { DeckPage } from "../../../../site/deck-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <DeckPage id={(await params).id} />;
}
