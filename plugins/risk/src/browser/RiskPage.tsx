import { MapWorkspace } from "@stopbank/map-page";
import "./styles/index.css";
import { useExport } from "./exports/useExport.ts";
import { useRiskChoices } from "./state.ts";

/** Fetched when the tutorial is opened, by way of what is there then. */
export const loadTutorial = () => import("./tutorial/RiskTutorial.tsx");
export const loadTutorialSteps = () => import("./tutorial/loadRiskSteps.ts");

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
      tutorial="risk.tutorial"
      onPrint={(store) => take({ what: "map" }, store)}
    />
  );
}
