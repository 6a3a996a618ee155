import { statesOf } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { OtherMapView } from "./OtherMapView.tsx";

const shared = { isHalved: false, isStill: false, divider: 0.5 };

export default statesOf(
  OtherMapView,
  {
    "right of a divider": shared,
    "the right half": { ...shared, isHalved: true },
    "under a tool": { ...shared, isStill: true },
  },
  { around: inMap },
);
