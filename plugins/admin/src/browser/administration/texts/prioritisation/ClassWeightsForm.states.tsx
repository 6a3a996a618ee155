import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ClassWeightsForm } from "./ClassWeightsForm.tsx";

export default statesOf(ClassWeightsForm, {
  usual: { weights: {}, onChange: unheard },
  own: { weights: { low: 0.5, high: 1 }, onChange: unheard },
});
