import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import { type WorstElements as Answer, mostWorst } from "@stopbank/contract/worst-elements";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { session, useService, useTerms } from "@stopbank/plugin-api/browser";
import type { HazardSceneLayer, Scene } from "@stopbank/scene";
import { entryOf } from "@stopbank/scene/layer-key";
import { selectElement, setCamera } from "@stopbank/scene/view";
import { nextLimit, worstOrders } from "../../domain/worst/worstChoice.ts";
import { useChosen, useRiskChoices } from "../state.ts";
import { useWorst } from "./useWorst.ts";
import { WorstListView } from "./WorstListView.tsx";
import { WorstView } from "./WorstView.tsx";

export interface RankedElementsProps {
  readonly elements: readonly ElementLayer[];
  readonly element: ElementLayer;
  readonly layers: readonly HazardSceneLayer[];
  readonly layer: HazardSceneLayer;
  readonly hazard: HazardDetail;
}

/** The elements that a hazard hits hardest, by what was chosen. */
export default function RankedElements({ elements, element, layers, layer, hazard }: RankedElementsProps) {
  const { index, isOn, labels, store, useHazardName } = useMapPage();
  const scene = usePageScene();
  const { worst, eadRule } = useChosen();
  const { setWorst } = useRiskChoices();
  const live = useService(session);
  const orders = worstOrders(element, hazard, isOn("replacementCosts"));
  const by = orders.find((order) => order === worst.by) ?? orders[0]!;
  const { type } = element;
  const { limit } = worst;
  const { answer, ...state } = useWorst({ type, tag: layer.scenario, by, limit, rule: eadRule });
  const choose = (one: Answer["elements"][number]) =>
    live.get().status === "signed-in"
      ? store.apply(selectElement({ type, id: one.asset_id }))
      : store.apply(lookAt(one.bbox), { undoable: false });
  const nameOf = (each: HazardSceneLayer) => {
    const { title, detail } = layerName(each, index, useHazardName);
    return detail === undefined ? title : `${title}, ${detail}`;
  };
  return (
    <WorstView
      {...state}
      layers={elements.map((each) => ({ value: each.type, label: each.display_name }))}
      layer={type}
      hazards={layers.map((each) => ({ value: entryOf(each), label: nameOf(each) }))}
      hazard={entryOf(layer)}
      hazardTerm={useTerms().hazard}
      orders={orders}
      by={by}
      onLayer={(next) => setWorst({ type: next })}
      onHazard={(next) => setWorst({ hazard: next })}
      onBy={(next) => setWorst({ by: next })}
    >
      {answer && (
        <WorstListView
          answer={answer}
          elements={element.display_name.toLowerCase()}
          isCascading={element.is_cascading}
          labels={labels}
          selected={scene.selected?.type === type ? scene.selected.id : undefined}
          onChoose={choose}
          onMore={limit < mostWorst ? () => setWorst({ limit: nextLimit(limit, mostWorst) }) : undefined}
        />
      )}
    </WorstView>
  );
}

/** Near enough to tell it from its neighbours. */
const closeZoom = 17;

/** Who may not select is taken there all the same. */
const lookAt =
  ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
  (scene: Scene): Scene =>
    setCamera({
      ...scene.camera,
      longitude: (west + east) / 2,
      latitude: (south + north) / 2,
      zoom: Math.max(scene.camera.zoom, closeZoom),
    })(scene);
