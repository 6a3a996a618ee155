import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LandingFrameView } from "./LandingFrameView.tsx";
import landing from "./LandingView.states.tsx";
import { LandingView } from "./LandingView.tsx";
import wizard from "./WizardView.states.tsx";
import { WizardView } from "./WizardView.tsx";

const common = { page: <button type="button">A map</button>, onEscape: unheard };

export default statesOf(
  LandingFrameView,
  {
    landing: { ...common, landing: <LandingView {...landing.states.shown} /> },
    wizard: { ...common, landing: <WizardView {...wizard.states.beginning} /> },
    over: { ...common, landing: undefined },
  },
  { around: (view) => <div style={{ height: 560, position: "relative" }}>{view}</div> },
);
