import { contextualLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerRowView } from "./LayerRowView.tsx";

const buildings = elementLayer("buildings");
const shared = {
  layer: buildings,
  name: { title: "Buildings", icon: "home" },
  index: 1,
  count: 3,
  onMove: unheard,
  onShow: unheard,
  onInteract: unheard,
  onRemove: unheard,
  onDetails: unheard,
};

export default statesOf(
  LayerRowView,
  {
    element: shared,
    "hazard with its scenario": {
      ...shared,
      layer: hazardLayer("river", "river_0"),
      name: { title: "River flood", detail: "Once in 100 years", icon: "tint" },
    },
    contextual: { ...shared, layer: contextualLayer("parks"), name: { title: "Parks", icon: "tree" } },
    hidden: { ...shared, layer: { ...buildings, visible: false } },
    "silent to the pointer": { ...shared, layer: { ...buildings, interactive: false } },
    "the first": { ...shared, index: 0 },
    "the last": { ...shared, index: 2 },
    "with filters": { ...shared, children: <p>Attribute filters of the layer.</p> },
    "long text": {
      ...shared,
      name: {
        title: "Buildings of the district that people live in, with those beside them",
        detail: "As they stood when the census was taken, and since",
        icon: "home",
      },
    },
  },
  {
    around: (view) => (
      <ul className="map-page-group" style={{ padding: 0 }}>
        {view}
      </ul>
    ),
  },
);
