import { DeckPage } from "../../../../decks/deck-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <DeckPage id={(await params).id} />;
}
