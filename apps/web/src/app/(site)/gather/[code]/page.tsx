import { GatherPage } from "../../../../gather/gather-page.tsx";

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  return <GatherPage code={(await params).code} />;
}
