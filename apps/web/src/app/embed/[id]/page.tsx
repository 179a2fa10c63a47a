import { TablePage } from "../../../table/table-page.tsx";

/** A match to watch in a frame of another site; see `isEmbedded`. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <TablePage matchId={(await params).id} watch />;
}
