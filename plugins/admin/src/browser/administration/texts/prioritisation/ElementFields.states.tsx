import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options, settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { ElementFields } from "./ElementFields.tsx";

const [filtered, whole] = settings.value_sets[0]!.elements;
const many = {
  title: "Elements 1.1",
  element: filtered!,
  layers: options.elementLayers,
  onChange: unheard,
  onRemove: unheard,
};

export default statesOf(ElementFields, {
  filtered: many,
  "whole layer": { ...many, element: whole!, onRemove: undefined },
  "not in the data any more": { ...many, element: { type: "castles", filters: { use: {} } } },
});
