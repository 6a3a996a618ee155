import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LandingView } from "./LandingView.tsx";

export default statesOf(LandingView, { shown: { onStart: unheard, onSkip: unheard } });
