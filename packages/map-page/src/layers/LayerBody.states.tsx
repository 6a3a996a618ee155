import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerBody } from "./LayerBody.tsx";

const shared = {
  title: "Buildings",
  isOpen: true,
  isFirst: false,
  isLast: false,
  onMove: unheard,
  onDetails: unheard,
  onHelp: undefined,
};

export default statesOf(LayerBody, {
  closed: { ...shared, isOpen: false, children: <p>Attribute filters of the layer.</p> },
  "without filters": shared,
  "with filters": { ...shared, children: <p>Attribute filters of the layer.</p> },
  "with help": { ...shared, onHelp: unheard },
  "the first": { ...shared, isFirst: true },
  "the last": { ...shared, isLast: true },
});
