import { MapWorkspace } from "@stopbank/map-page";
import "./styles/index.css";
import { useRiskChoices } from "./state.ts";

export default function RiskPage() {
  // Waited for here: within the map it would take the map down until it is made.
  useRiskChoices();
  return (
    <MapWorkspace
      offersExamples
      id="risk"
      name="Risk"
      title="Risk map"
      side="right"
      label="Layers and risk"
      opensOnLayers="risk"
      selectionTab="selection"
    />
  );
}
