import { JoinPage } from "../../../../invite/join-page.tsx";

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  return <JoinPage code={(await params).code} />;
}
