import { TablePage } from "../../../table/table-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <TablePage matchId={(await params).id} watch={false} />;
}
