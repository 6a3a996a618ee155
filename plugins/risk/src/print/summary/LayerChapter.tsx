import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { extensionValue } from "@stopbank/scene/extension";
import { onePerHazard } from "@stopbank/scene/known-risks";
import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { toLoadable } from "@stopbank/ui/loadable";
import { useAttributeOptions, useMeasureOptions } from "../../browser/summary/useMeasureOptions.ts";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { countExtension } from "../../domain/summary/countExtension.ts";
import { quantityOption } from "../../domain/summary/measureOptions.ts";
import { HazardPart } from "./HazardPart.tsx";
import { LayerChapterView } from "./LayerChapterView.tsx";
import { TogetherPart } from "./TogetherPart.tsx";
import { WorstOfLayer } from "./WorstOfLayer.tsx";

export interface LayerChapterProps {
  readonly type: string;
  readonly stats: RiskStats;
  readonly isFiltered: boolean;
}

/** One element layer under each hazard, and under all of them together. */
export function LayerChapter(props: LayerChapterProps) {
  const { index } = useMapPage();
  const element = index.elements.get(props.type);
  return element === undefined ? null : <Known {...props} element={element} />;
}

function Known({ type, stats, isFiltered, element }: LayerChapterProps & { readonly element: ElementLayer }) {
  const { isOn } = useMapPage();
  const scene = usePageScene();
  const asked = useAttributeOptions(type);
  const attributes = useAwaited(
    isOn("replacementCosts") ? toLoadable(asked) : { state: "ready", value: [] },
    "what elements can be counted by",
  );
  const options = useMeasureOptions(element);
  const counted = extensionValue(scene, countExtension)?.[type];
  const measured = options.find(({ measure }) => measure === counted) ?? quantityOption;
  const ofHazards = onePerHazard(scene);
  const hazards = layersOfKind(scene, "hazard");
  const beside = hazards.flatMap((layer) => (ofHazards.includes(layer) ? [] : [layer.scenario]));
  const together = stats.together?.find(({ asset_type }) => asset_type === type);
  const areSelected = stats.each.some(
    ({ asset_type, data }) => asset_type === type && data.assessment.selected_count > 0,
  );
  if (attributes === undefined) return null;
  return (
    <LayerChapterView name={element.display_name} isShort={!areSelected}>
      {together !== undefined && (
        <TogetherPart
          tags={together.hazard_scenarios.filter((tag) => !beside.includes(tag))}
          isLeftOut={beside.length > 0}
          data={together.data}
          element={element}
          isFiltered={isFiltered}
        />
      )}
      {hazards.map((layer) => {
        const answer = stats.each.find(
          ({ asset_type, hazard_scenario }) => asset_type === type && hazard_scenario === layer.scenario,
        );
        return answer === undefined ? null : (
          <HazardPart
            key={keyOf(layer)}
            layer={layer}
            standsForHazard={ofHazards.includes(layer)}
            element={element}
            data={answer.data}
            measured={measured}
            isFiltered={isFiltered}
          />
        );
      })}
      <WorstOfLayer element={element} stats={stats} />
    </LayerChapterView>
  );
}
