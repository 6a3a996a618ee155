import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { InViewPanel } from "./inView/InViewPanel.tsx";
import { MapFoot } from "./MapFoot.tsx";

const foot = {
  corner: <InViewPanel isOpen={false} onToggle={unheard} />,
  scale: <div className="sb-map-scale">500 m</div>,
  notice: "Modelled · Made up",
};

export default statesOf(
  MapFoot,
  { whole: foot, "without a notice": { ...foot, notice: "" } },
  { around: inMap },
);
