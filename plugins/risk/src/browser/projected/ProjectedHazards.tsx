import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { SelectedElement } from "@stopbank/scene";
import { onePerHazard } from "@stopbank/scene/known-risks";
import { ProjectedExposure } from "./ProjectedExposure.tsx";
import { ProjectedHazardsView } from "./ProjectedHazardsView.tsx";

/** How the hazards on the map grow for the selected element: a chart for each that has a parameter to grow along. */
export function ProjectedHazards({ selected }: { readonly selected: SelectedElement }) {
  const { index } = useMapPage();
  const scene = usePageScene();
  const { projected } = useTerms();
  const layers = onePerHazard(scene).filter(({ id }) => index.hazards.has(id));
  if (layers.length === 0) return null;
  return (
    <ProjectedHazardsView term={projected}>
      {layers.map((layer) => (
        <ProjectedExposure key={layer.id} layer={layer} selected={selected} />
      ))}
    </ProjectedHazardsView>
  );
}
