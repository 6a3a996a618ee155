import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { stateWords } from "@stopbank/map-page/state-words";
import { layersOfKind } from "@stopbank/scene/layers";
import { answerAbout } from "../../domain/summary/answerAbout.ts";
import { cellOfOne, cellOfSeveral, type MatrixCell } from "../../domain/summary/matrixCell.ts";
import type { RiskStats } from "./useRiskStats.ts";

export interface MatrixRow {
  /** The element type. */
  readonly type: string;
  readonly name: string;
  /** One for each hazard of the scene, and one for all together where there are several; undefined: not known yet. */
  readonly cells: readonly (MatrixCell | undefined)[];
  /** What all its hazards do to it; undefined: not known yet. */
  readonly overall: MatrixCell | undefined;
  /** "exposed", or "out". */
  readonly exposed: string;
}

/** The answers in short, a row for each element layer of the scene. */
export function useMatrixRows(stats: RiskStats | undefined): readonly MatrixRow[] {
  const { index, isOn } = useMapPage();
  const scene = usePageScene();
  if (stats === undefined) return [];
  const hazards = layersOfKind(scene, "hazard");
  const onMap = hazards.map(({ scenario }) => scenario);
  return layersOfKind(scene, "element").map(({ id }) => {
    const element = index.elements.get(id);
    const words = stateWords(element);
    const ofType = stats.each.filter(({ asset_type }) => asset_type === id);
    const together = stats.together?.find(({ asset_type }) => asset_type === id);
    const cellTogether = together && cellOfSeveral(together.data, words);
    const cells = hazards.map((layer) => {
      const answer = answerAbout(layer, onMap, index.hazards.get(layer.id), ofType);
      return answer && cellOfOne(answer.data, words, isOn("replacementCosts"));
    });
    return {
      type: id,
      name: element?.display_name ?? id,
      cells: stats.together === undefined ? cells : [...cells, cellTogether],
      overall: cells.length === 1 ? cells[0] : cellTogether,
      exposed: words.exposed,
    };
  });
}
