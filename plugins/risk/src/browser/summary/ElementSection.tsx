import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { RiskData } from "@stopbank/contract/risk";
import type { Measure } from "@stopbank/map-page/class-rows";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import type { HazardSceneLayer } from "@stopbank/scene";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { layersOfKind } from "@stopbank/scene/layers";
import { countBy, countExtension } from "../../domain/summary/countExtension.ts";
import { quantityOption } from "../../domain/summary/measureOptions.ts";
import { CombinedSection } from "./CombinedSection.tsx";
import { ElementView } from "./ElementView.tsx";
import { HazardSection } from "./HazardSection.tsx";
import { MeasureToggle } from "./MeasureToggle.tsx";
import { useMeasureOptions } from "./useMeasureOptions.ts";
import type { RiskStats } from "./useRiskStats.ts";

export interface ElementSectionProps {
  readonly type: string;
  readonly stats: RiskStats;
  readonly isFiltered: boolean;
}

/** One element layer under each hazard on the map, and under all of them together. */
export function ElementSection(props: ElementSectionProps) {
  const { index } = useMapPage();
  const element = index.elements.get(props.type);
  return element === undefined ? null : <KnownElement {...props} element={element} />;
}

function KnownElement({
  type,
  stats,
  isFiltered,
  element,
}: ElementSectionProps & { readonly element: ElementLayer }) {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const options = useMeasureOptions(element);
  const counts = extensionValue(scene, countExtension) ?? {};
  const chosen = options.find(({ measure }) => measure === counts[type]) ?? quantityOption;
  const count = (next: Measure) =>
    store.apply(setExtension(countExtension, countBy(counts, type, next === "quantity" ? undefined : next)), {
      undoable: false,
    });
  const ofType = stats.each.filter(({ asset_type }) => asset_type === type);
  const together = stats.together?.find(({ asset_type }) => asset_type === type);
  return (
    <ElementView
      element={element}
      toggle={
        options.length > 1 && <MeasureToggle options={options} measure={chosen.measure} onChange={count} />
      }
    >
      {together !== undefined && (
        <CombinedSection
          tags={together.hazard_scenarios}
          data={together.data}
          element={element}
          isFiltered={isFiltered}
        />
      )}
      {layersOfKind(scene, "hazard").map((layer) => {
        const answer = answerAbout(layer, index.hazards.get(layer.id), ofType);
        return answer === undefined ? null : (
          <HazardSection
            key={layer.id}
            layer={layer}
            scenario={answer.hazard_scenario}
            element={element}
            data={answer.data}
            measured={chosen}
            isFiltered={isFiltered}
          />
        );
      })}
    </ElementView>
  );
}

/** About the scenario on the map; while that is being worked out, about the one that was there before. */
const answerAbout = (
  { scenario }: HazardSceneLayer,
  hazard: HazardDetail | undefined,
  answers: readonly RiskData[],
): RiskData | undefined =>
  answers.find(({ hazard_scenario }) => hazard_scenario === scenario) ??
  answers.find(({ hazard_scenario }) =>
    hazard?.scenarios.some(({ assetTag }) => assetTag === hazard_scenario),
  );
