import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { entryOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { Loading } from "@stopbank/ui/states";
import { lazy, Suspense } from "react";
import { useChosen, useRiskChoices } from "../state.ts";
import { FoldView } from "../summary/FoldView.tsx";

// Folded until somebody asks: what it takes comes then.
const RankedElements = lazy(() => import("./RankedElements.tsx"));

/** Which elements a hazard on the map hits hardest, worked out while the section is open. */
export function WorstElements() {
  const { index } = useMapPage();
  const scene = usePageScene();
  const { worst } = useChosen();
  const { setWorst } = useRiskChoices();
  const elements = layersOfKind(scene, "element").flatMap(({ id }) => index.elements.get(id) ?? []);
  const element = elements.find(({ type }) => type === worst.type) ?? elements[0];
  const layers = layersOfKind(scene, "hazard").filter(({ id }) => index.hazards.has(id));
  const layer = layers.find((each) => entryOf(each) === worst.hazard) ?? layers[0];
  const hazard = layer && index.hazards.get(layer.id);
  if (element === undefined || layer === undefined || hazard === undefined) return null;
  return (
    <FoldView
      className="risk-worst-section"
      foldId="risk-worst"
      isOpen={worst.isOpen}
      short={undefined}
      title="Worst elements"
      onToggle={() => setWorst({ isOpen: !worst.isOpen })}
    >
      <Suspense fallback={<Loading label="Working out the worst elements" />}>
        <RankedElements {...{ elements, element, layers, layer, hazard }} />
      </Suspense>
    </FoldView>
  );
}
