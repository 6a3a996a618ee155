import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { glyphs } from "../feature/glyphs.tsx";
import { inMap } from "../testing/inMap.tsx";
import { MapButton } from "./MapButton.tsx";
import { ToolButtonsView } from "./ToolButtonsView.tsx";

const area = { id: "area", label: "Draw an area", glyph: glyphs.area, isOn: false, blockedBy: undefined };
const measure = { ...area, id: "measure", label: "Measure", glyph: glyphs.measure };
const view = (
  <MapButton label="Use the current view as the area" onPress={unheard}>
    {glyphs.view}
  </MapButton>
);
const tools = { tools: [area, measure], onStart: unheard, onStop: unheard };

export default statesOf(
  ToolButtonsView,
  {
    none: { ...tools, tools: [] },
    several: tools,
    "one on": { ...tools, tools: [area, { ...measure, isOn: true }] },
    "one blocked": { ...tools, tools: [area, { ...measure, blockedBy: "Zoom in to measure." }] },
    "more beside one": { ...tools, tools: [{ ...area, beside: view }, measure] },
  },
  { around: inMap },
);
