import type { ElementLayer } from "@stopbank/contract/layers";
import type { Measure } from "@stopbank/map-page/class-rows";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { stateWords } from "@stopbank/map-page/state-words";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { onePerHazard } from "@stopbank/scene/known-risks";
import { entryOf, keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { answerAbout } from "../../domain/summary/answerAbout.ts";
import { countBy } from "../../domain/summary/countBy.ts";
import { countExtension } from "../../domain/summary/countExtension.ts";
import { cellOfOne, cellOfSeveral, type MatrixCell, shortOf } from "../../domain/summary/matrixCell.ts";
import { quantityOption } from "../../domain/summary/measureOptions.ts";
import { CombinedSection } from "./CombinedSection.tsx";
import { ElementView } from "./ElementView.tsx";
import { HazardSection } from "./HazardSection.tsx";
import { MeasureToggle } from "./MeasureToggle.tsx";
import { useMeasureOptions } from "./useMeasureOptions.ts";
import type { RiskStats } from "./useRiskStats.ts";
import { foldIdOf, useSections } from "./useSections.ts";

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
  const sections = useSections();
  const words = stateWords(element);
  const folding = (hazard: string, cell: MatrixCell) => {
    const section = { type, hazard };
    return {
      foldId: foldIdOf(section),
      isOpen: sections.isOpen(section),
      short: shortOf(cell),
      onToggle: () => sections.toggle(section),
    };
  };
  const hazards = layersOfKind(scene, "hazard");
  const onMap = hazards.map(({ scenario }) => scenario);
  const ofHazards = onePerHazard(scene);
  const besideTheirHazard = hazards.flatMap((layer) => (ofHazards.includes(layer) ? [] : [layer.scenario]));
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
          tags={together.hazard_scenarios.filter((tag) => !besideTheirHazard.includes(tag))}
          isLeftOut={besideTheirHazard.length > 0}
          data={together.data}
          element={element}
          folding={folding("", cellOfSeveral(together.data, words))}
          isFiltered={isFiltered}
        />
      )}
      {hazards.map((layer) => {
        const answer = answerAbout(layer, onMap, index.hazards.get(layer.id), ofType);
        return answer === undefined ? null : (
          <HazardSection
            key={keyOf(layer)}
            layer={layer}
            standsForHazard={ofHazards.includes(layer)}
            scenario={answer.hazard_scenario}
            element={element}
            data={answer.data}
            folding={folding(entryOf(layer), cellOfOne(answer.data, words, false))}
            measured={chosen}
            isFiltered={isFiltered}
          />
        );
      })}
    </ElementView>
  );
}
