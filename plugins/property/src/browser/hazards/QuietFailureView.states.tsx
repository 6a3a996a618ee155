import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { QuietFailureView } from "./QuietFailureView.tsx";

export default statesOf(QuietFailureView, {
  "may pass": { children: "The property's hazards could not be loaded.", onRetry: unheard },
  "for good": { children: "The property's hazards could not be loaded." },
});
