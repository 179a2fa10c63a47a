import { SharedDeckPage } from "../../../../../decks/shared-deck-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <SharedDeckPage id={(await params).id} />;
}
