import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Sheet } from "./Sheet.tsx";

const sheet = {
  label: "Layers and risk",
  roomPx: 400,
  onStop: unheard,
  children: <p style={{ padding: 16 }}>Buildings, roads and what becomes of them.</p>,
};

export default statesOf(
  Sheet,
  {
    peek: { ...sheet, stop: "peek" },
    half: { ...sheet, stop: "half" },
    full: { ...sheet, stop: "full" },
    "with a head": { ...sheet, stop: "half", head: <h3 style={{ margin: "0 16px" }}>Layers</h3> },
  },
  // A transform makes it the window of what is fixed within.
  { around: (view) => <div style={{ height: 400, transform: "none", contain: "layout" }}>{view}</div> },
);
