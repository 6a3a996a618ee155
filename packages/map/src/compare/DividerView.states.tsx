import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { DividerView } from "./DividerView.tsx";

const shared = {
  share: 0.5,
  left: "Stopbanks hold",
  right: "Stopbanks breach",
  onDrag: unheard,
  onMove: unheard,
};

export default statesOf(
  DividerView,
  { "in the middle": shared, "as far left as it goes": { ...shared, share: 0.1 } },
  { around: inMap },
);
