import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Dock } from "./Dock.tsx";

const dock = {
  label: "Layers and risk",
  children: <p style={{ padding: 16 }}>Buildings, roads and what becomes of them.</p>,
  isCollapsed: false,
  onCollapse: unheard,
  name: "gallery",
  defaultWidthPx: 320,
  minWidthPx: 200,
};

export default statesOf(
  Dock,
  {
    left: { ...dock, side: "left" },
    right: { ...dock, side: "right" },
    "folded, left": { ...dock, side: "left", isCollapsed: true },
    "folded, right": { ...dock, side: "right", isCollapsed: true },
  },
  {
    around: (view) => (
      <div style={{ display: "flex", height: 160, justifyContent: "space-evenly" }}>{view}</div>
    ),
  },
);
