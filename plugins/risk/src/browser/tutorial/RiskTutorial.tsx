import { Tutorial } from "@stopbank/map-page/tutorial";

export default function RiskTutorial({ close }: { readonly close: () => void }) {
  return <Tutorial close={close} page="risk" path="/risk" title="The Risk Tutorial" />;
}
