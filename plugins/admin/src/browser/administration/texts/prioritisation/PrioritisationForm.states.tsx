import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options, settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { noSettings } from "../../../../domain/texts/prioritisation.ts";
import { PrioritisationForm } from "./PrioritisationForm.tsx";

export default statesOf(PrioritisationForm, {
  empty: { settings: noSettings, options, onChange: unheard },
  many: { settings: { ...settings, class_weights: { low: 0.5 } }, options, onChange: unheard },
});
