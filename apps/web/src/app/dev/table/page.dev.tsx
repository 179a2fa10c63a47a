import { ScenePage } from "../../../dev/scene-page.tsx";

export default function Page() {
  return <ScenePage />;
}
