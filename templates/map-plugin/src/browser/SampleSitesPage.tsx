import { MapWorkspace } from "@stopbank/map-page";
import "./styles.css";

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
