import "@stopbank/map/styles.css";
import "@stopbank/map-page/styles.css";
import "./styles.css";
import { MapWorkspace } from "@stopbank/map-page";

export default function SampleSitesPage() {
  return (
    <MapWorkspace
      id="sample-sites"
      name="Sample sites"
      title="Sample sites map"
      side="left"
      label="Layers and sites"
      opensOnLayers="layers"
      selectionTab="sample-sites.sites"
    />
  );
}
