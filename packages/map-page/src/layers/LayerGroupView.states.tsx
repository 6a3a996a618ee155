import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerGroupView } from "./LayerGroupView.tsx";

const shared = {
  kind: "element",
  title: "Elements",
  index: 1,
  count: 3,
  layerCount: 2,
  onMove: unheard,
  children: (
    <>
      <li className="map-page-layer">Buildings</li>
      <li className="map-page-layer">Roads</li>
    </>
  ),
} as const;

export default statesOf(LayerGroupView, {
  "between others": shared,
  "the first": { ...shared, index: 0 },
  "the last": { ...shared, index: 2 },
  alone: { ...shared, index: 0, count: 1 },
});
