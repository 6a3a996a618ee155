import { statesOf } from "@stopbank/ui/testing/states-of";
import landing from "./LandingView.states.tsx";
import { LandingView } from "./LandingView.tsx";
import { PageFrameView } from "./PageFrameView.tsx";

const page = <button type="button">A map</button>;

export default statesOf(
  PageFrameView,
  {
    landing: { page, landing: <LandingView {...landing.states.usual} /> },
    begun: { page, landing: undefined },
  },
  { around: (view) => <div style={{ height: 520, position: "relative" }}>{view}</div> },
);
