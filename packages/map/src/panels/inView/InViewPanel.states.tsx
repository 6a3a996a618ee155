import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../../testing/inMap.tsx";
import { InViewPanel } from "./InViewPanel.tsx";

const closed = { isOpen: false, onToggle: unheard, children: <p>3 elements drawn here.</p> };

export default statesOf(
  InViewPanel,
  { closed, open: { ...closed, isOpen: true } },
  {
    around: (view) =>
      inMap(
        <div className="sb-map-foot">
          <div className="sb-map-foot-row">{view}</div>
        </div>,
      ),
  },
);
