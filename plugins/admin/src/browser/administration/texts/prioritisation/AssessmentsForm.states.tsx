import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { noSettings } from "../../../../domain/texts/prioritisation.ts";
import { AssessmentsForm } from "./AssessmentsForm.tsx";

export default statesOf(AssessmentsForm, {
  empty: { settings: noSettings, onChange: unheard },
  many: { settings, onChange: unheard },
});
