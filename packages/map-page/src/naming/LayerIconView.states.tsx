import { statesOf } from "@stopbank/ui/testing/states-of";
import { LayerIconView } from "./LayerIconView.tsx";

const roof = "M8 1L0 9h2v6h4v-4h4v4h4V9h2z";
const smoke = "M11 0h3v4h-3z";

export default statesOf(LayerIconView, {
  "of one path": { paths: [roof] },
  "of several": { paths: [roof, smoke] },
  large: { paths: [roof], sizePx: 32 },
  "not there": { paths: undefined },
});
