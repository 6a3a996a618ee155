import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options, settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { noSettings } from "../../../../domain/texts/prioritisation.ts";
import { ValueSetsForm } from "./ValueSetsForm.tsx";

const many = { settings, layers: options.elementLayers, onChange: unheard };

export default statesOf(ValueSetsForm, {
  empty: { ...many, settings: noSettings },
  many,
  "no layers in the data": { ...many, layers: [] },
});
