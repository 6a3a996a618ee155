import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options, settings } from "../../../../domain/testing/prioritisationSettings.ts";
import { AreaLayersForm } from "./AreaLayersForm.tsx";

const one = { layers: settings.layers, regionGroups: options.regionGroups, onChange: unheard };

export default statesOf(AreaLayersForm, {
  empty: { ...one, layers: [] },
  one,
  "no regions in the data": { ...one, regionGroups: [] },
});
