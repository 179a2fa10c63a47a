import { Home } from "../../home/home.tsx";

export default function HomePage() {
  return <Home />;
}
