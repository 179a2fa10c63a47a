import { OwnDeckPage } from "../../../../../decks/own-deck-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <OwnDeckPage id={(await params).id} />;
}
