import { TablePage } from "../../../table/table-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return (
    <>
      <script async src="/early-entry.js" />
      <TablePage matchId={(await params).id} watch={false} />
    </>
  );
}
