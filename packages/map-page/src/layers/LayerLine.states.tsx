import { contextualLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerLine } from "./LayerLine.tsx";

const buildings = elementLayer("buildings");
const shared = {
  layer: buildings,
  name: { title: "Buildings", icon: "home" },
  filterCount: 0,
  handle: { current: null },
  isOpen: false,
  onOpen: unheard,
  onShow: unheard,
  onInteract: unheard,
  onRemove: unheard,
};

export default statesOf(LayerLine, {
  element: shared,
  open: { ...shared, isOpen: true },
  "hazard with its scenario": {
    ...shared,
    layer: hazardLayer("river", "river_0"),
    name: { title: "River flood", detail: "Once in 100 years", icon: "tint" },
  },
  "known of an element": {
    ...shared,
    layer: { ...hazardLayer("river", "river_0"), addedByKnownRisks: true },
    name: {
      title: "River flood",
      detail: "Once in 100 years",
      origin: "from this element",
      icon: "tint",
    },
  },
  contextual: { ...shared, layer: contextualLayer("parks"), name: { title: "Parks", icon: "tree" } },
  hidden: { ...shared, layer: { ...buildings, visible: false } },
  "silent to the pointer": { ...shared, layer: { ...buildings, interactive: false } },
  "narrowed by one filter": { ...shared, filterCount: 1 },
  "narrowed by several filters": { ...shared, filterCount: 3 },
  "long text": {
    ...shared,
    name: {
      title: "Buildings of the district that people live in, with those beside them",
      detail: "As they stood when the census was taken, and since",
      icon: "home",
    },
  },
});
