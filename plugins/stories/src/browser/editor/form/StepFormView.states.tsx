import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StepFormView } from "./StepFormView.tsx";

const written = {
  step: { title: "The stopbank", notes: "Pause here." },
  place: "Step 3 of 10",
  captures: <p>On the map</p>,
  sections: [<p key="1">Part 1</p>],
  onPatch: unheard,
  onAddSection: unheard,
};

export default statesOf(StepFormView, {
  empty: { ...written, step: { title: "" }, sections: [] },
  written,
});
