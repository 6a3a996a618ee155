import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { stopComparing, swapSides } from "@stopbank/scene/compare";
import { sideNames } from "../../domain/comparison/sideNames.ts";
import { ComparisonView } from "./ComparisonView.tsx";
import { LayerComparison } from "./LayerComparison.tsx";
import { useComparison } from "./useComparison.ts";

/** What differs between the two sides of the map, layer by layer. */
export default function ComparisonSection() {
  const { store, index, useHazardName } = useMapPage();
  const scene = usePageScene();
  const { question, answer, isUpdating, error, retry } = useComparison();
  if (question === undefined) return null;
  const sides = sideNames(scene, index, useHazardName);
  return (
    <ComparisonView
      sides={sides}
      isAnswered={answer !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      onSwap={() => store.apply(swapSides)}
      onStop={() => store.apply(stopComparing)}
    >
      {answer?.map(({ asset_type, data }) => {
        const element = index.elements.get(asset_type);
        return element === undefined ? null : (
          <LayerComparison key={asset_type} element={element} data={data} question={question} sides={sides} />
        );
      })}
    </ComparisonView>
  );
}
