import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { differingWords } from "@stopbank/map-page/side-words";
import { stopComparing, swapSides } from "@stopbank/scene/compare";
import { ComparisonView } from "./ComparisonView.tsx";
import { LayerComparison } from "./LayerComparison.tsx";
import { useComparison } from "./useComparison.ts";

/** What differs between the two sides of the map, layer by layer. */
export default function ComparisonSection() {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const { question, answer, isUpdating, error, retry } = useComparison();
  const sides = differingWords(scene, index);
  if (question === undefined || sides === undefined) return null;
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
