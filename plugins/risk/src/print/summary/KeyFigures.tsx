import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { useTerms } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import type { MatrixRow } from "../../browser/summary/useMatrixRows.ts";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { severalTitle } from "../../domain/summary/severalTitle.ts";
import { KeyFiguresView } from "./KeyFiguresView.tsx";

export interface KeyFiguresProps {
  readonly stats: RiskStats;
  readonly rows: readonly MatrixRow[];
}

/** The answer in words, then at a glance in numbers. */
export function KeyFigures({ stats, rows }: KeyFiguresProps) {
  const { index, useHazardName } = useMapPage();
  const { hazard } = useTerms();
  const hazards = layersOfKind(usePageScene(), "hazard").map((layer) =>
    layerName(layer, index, useHazardName),
  );
  const isSeveral = stats.together !== undefined;
  return (
    <KeyFiguresView
      hazardTerm={hazard}
      sentences={rows.map(({ type, name }) => ({
        name,
        sentence:
          (isSeveral
            ? stats.together?.find(({ asset_type }) => asset_type === type)?.data.sentence
            : stats.each.find(({ asset_type }) => asset_type === type)?.data.sentence) ?? "",
      }))}
      rows={rows.map(({ type, name, cells }) => ({
        type,
        name,
        lines: cells.map((cell, at) => ({
          hazard: hazards[at]?.title ?? severalTitle,
          detail: hazards[at]?.detail,
          cell,
        })),
      }))}
    />
  );
}
