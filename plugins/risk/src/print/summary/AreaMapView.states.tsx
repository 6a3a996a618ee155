import { statesOf } from "@stopbank/ui/testing/states-of";
import { AreaMapView } from "./AreaMapView.tsx";

export default statesOf(AreaMapView, {
  some: { children: <div style={{ background: "var(--sb-hover)", height: "559pt", width: "595pt" }} /> },
});
