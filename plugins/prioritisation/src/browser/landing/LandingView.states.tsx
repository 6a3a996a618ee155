import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LandingView } from "./LandingView.tsx";

const common = { onStart: unheard, onSkip: unheard };

export default statesOf(LandingView, {
  hazards: { ...common, hazards: "hazards" },
  "risk sources": { ...common, hazards: "risk sources" },
});
