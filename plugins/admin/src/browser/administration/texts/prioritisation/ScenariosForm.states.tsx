import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options, settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { noSettings } from "../../../../domain/texts/prioritisation.ts";
import { ScenariosForm } from "./ScenariosForm.tsx";

const many = { settings, hazards: options.hazards, onChange: unheard };

export default statesOf(ScenariosForm, {
  empty: { ...many, settings: noSettings },
  many,
  "not in the data any more": { ...many, hazards: [] },
});
