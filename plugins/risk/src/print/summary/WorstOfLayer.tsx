import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName, wholeName } from "@stopbank/map-page/layer-names";
import { useFailing } from "@stopbank/map-page/print/awaited";
import { usePending } from "@stopbank/plugin-api/print";
import type { HazardSceneLayer } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { useChosen } from "../../browser/state.ts";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { useWorst } from "../../browser/worst/useWorst.ts";
import { worstOrders } from "../../domain/worst/worstChoice.ts";
import { WorstOfLayerView } from "./WorstOfLayerView.tsx";

export interface WorstOfLayerProps {
  readonly element: ElementLayer;
  readonly stats: RiskStats;
}

/** Which elements are hit hardest by the scenario that exposes most of their layer; nothing where none does. */
export function WorstOfLayer({ element, stats }: WorstOfLayerProps) {
  const { index } = useMapPage();
  const exposedBy = (tag: string) =>
    stats.each.find(
      ({ asset_type, hazard_scenario }) => asset_type === element.type && hazard_scenario === tag,
    )?.data.totals.total ?? 0;
  const [layer] = layersOfKind(usePageScene(), "hazard").toSorted(
    (a, b) => exposedBy(b.scenario) - exposedBy(a.scenario),
  );
  const hazard = layer && index.hazards.get(layer.id);
  if (layer === undefined || hazard === undefined || exposedBy(layer.scenario) === 0) return null;
  return <Ranked element={element} layer={layer} hazard={hazard} />;
}

/** So many are listed. */
const listed = 20;

interface RankedProps extends Pick<WorstOfLayerProps, "element"> {
  readonly layer: HazardSceneLayer;
  readonly hazard: HazardDetail;
}

function Ranked({ element, layer, hazard }: RankedProps) {
  const { index, isOn, labels, useHazardName } = useMapPage();
  const { eadRule } = useChosen();
  const [by = "exposure" as const] = worstOrders(element, hazard, isOn("replacementCosts"));
  const { answer, error } = useWorst({
    type: element.type,
    tag: layer.scenario,
    by,
    limit: listed,
    rule: eadRule,
  });
  usePending(answer === undefined && error === undefined, "the worst elements");
  useFailing(error);
  if (answer === undefined) return null;
  return (
    <WorstOfLayerView
      answer={answer}
      elements={element.display_name}
      under={wholeName(layerName(layer, index, useHazardName))}
      isCascading={element.is_cascading}
      labels={labels}
    />
  );
}
