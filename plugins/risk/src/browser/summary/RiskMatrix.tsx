import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { stateWords } from "@stopbank/map-page/state-words";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { answerAbout } from "../../domain/summary/answerAbout.ts";
import { cellOfOne, cellOfSeveral } from "../../domain/summary/matrixCell.ts";
import { MatrixView } from "./MatrixView.tsx";
import type { RiskStats } from "./useRiskStats.ts";
import { useSections } from "./useSections.ts";

/** The whole summary at a glance, from the answers its sections draw. */
export function RiskMatrix({ stats }: { readonly stats: RiskStats }) {
  const { index, isOn, useHazardName } = useMapPage();
  const { hazards: hazardsWord } = useTerms();
  const scene = usePageScene();
  const { goTo } = useSections();
  const hazards = layersOfKind(scene, "hazard");
  const columns = hazards.map((layer) => ({
    hazard: layer.id,
    ...layerName(layer, index, useHazardName),
  }));
  const rows = layersOfKind(scene, "element").map(({ id }) => {
    const element = index.elements.get(id);
    const words = stateWords(element);
    const ofType = stats.each.filter(({ asset_type }) => asset_type === id);
    const together = stats.together?.find(({ asset_type }) => asset_type === id);
    return {
      type: id,
      name: element?.display_name ?? id,
      cells: [
        ...hazards.map((layer) => {
          const answer = answerAbout(layer, index.hazards.get(layer.id), ofType);
          return answer && cellOfOne(answer.data, words, isOn("replacementCosts"));
        }),
        together && cellOfSeveral(together.data, words),
      ],
    };
  });
  // One cell would say what stands below it.
  if (rows.length * hazards.length < 2) return null;
  return (
    <MatrixView
      caption={`Elements by ${hazardsWord.toLowerCase()}`}
      columns={
        stats.together === undefined
          ? columns
          : [...columns, { hazard: "", title: "Risk from selected sources" }]
      }
      rows={rows}
      onOpen={goTo}
    />
  );
}
