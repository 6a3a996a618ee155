import { elementLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerRowView } from "./LayerRowView.tsx";

const buildings = elementLayer("buildings");
const shared = {
  layer: buildings,
  name: { title: "Buildings", icon: "home" },
  filterCount: 0,
  index: 1,
  count: 3,
  isOpen: false,
  onOpen: unheard,
  onMove: unheard,
  onShow: unheard,
  onInteract: unheard,
  onRemove: unheard,
  onDetails: unheard,
  onHelp: unheard,
  children: <p>Attribute filters of the layer.</p>,
};

export default statesOf(
  LayerRowView,
  {
    closed: shared,
    open: { ...shared, isOpen: true },
    hidden: { ...shared, layer: { ...buildings, visible: false }, isOpen: true },
    "open at the top": { ...shared, isOpen: true, index: 0 },
    "open at the foot": { ...shared, isOpen: true, index: 2 },
  },
  {
    around: (view) => (
      <ul className="map-page-group" style={{ padding: 0 }}>
        {view}
      </ul>
    ),
  },
);
