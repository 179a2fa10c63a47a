import { ProfilePage } from "../../../../profile/profile-page.tsx";

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ProfilePage id={(await params).id} />;
}
