import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ApplyView } from "./ApplyView.tsx";

export default statesOf(ApplyView, {
  changed: { isChanged: true, onApply: unheard },
  unchanged: { isChanged: false, onApply: unheard },
});
