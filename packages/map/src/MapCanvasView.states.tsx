import { statesOf } from "@stopbank/ui/testing/states-of";
import { MapCanvasView } from "./MapCanvasView.tsx";
import { MapFoot } from "./panels/MapFoot.tsx";

const map = { label: "Map", leftPx: 0, rightPx: 0 };
const foot = <MapFoot corner={null} scale={null} notice="Modelled · Made up" />;

export default statesOf(
  MapCanvasView,
  {
    "before it runs": map,
    running: { ...map, children: foot },
    "between panels": { ...map, leftPx: 40, rightPx: 80, children: foot },
    "by a name of its own": { ...map, label: "Flooding of Larkhaven in 2100", children: foot },
  },
  { around: (view) => <div style={{ blockSize: "320px" }}>{view}</div> },
);
