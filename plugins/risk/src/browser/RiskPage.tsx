import { MapWorkspace } from "@stopbank/map-page";
import "./styles/index.css";
import { useExport } from "./exports/useExport.ts";
import { useRiskChoices } from "./state.ts";

export default function RiskPage() {
  // Waited for here: within the map it would take the map down until it is made.
  useRiskChoices();
  const take = useExport();
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
      onPrint={(store) => take({ what: "map" }, store)}
    />
  );
}
