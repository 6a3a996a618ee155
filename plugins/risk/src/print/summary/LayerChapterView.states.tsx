import { statesOf } from "@stopbank/ui/testing/states-of";
import { LayerChapterView } from "./LayerChapterView.tsx";

export default statesOf(LayerChapterView, {
  some: { name: "Buildings", children: <p>What hazards do to them.</p> },
  short: { name: "Buildings", isShort: true, children: <p>There are no buildings in this selection.</p> },
});
