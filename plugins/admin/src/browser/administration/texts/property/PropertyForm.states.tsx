import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { property } from "../../../../domain/testing/propertySettings.ts";
import { noProperty } from "../../../../domain/texts/property.ts";
import { PropertyForm } from "./PropertyForm.tsx";

export default statesOf(PropertyForm, {
  empty: { settings: noProperty, options, onChange: unheard },
  many: { settings: property, options, onChange: unheard },
});
