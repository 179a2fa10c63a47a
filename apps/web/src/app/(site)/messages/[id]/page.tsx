import { ConversationPage } from "../../../../talk/conversation-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ConversationPage id={(await params).id} />;
}
