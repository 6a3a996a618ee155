import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { AreaTypeView } from "./AreaTypeView.tsx";

const common = { layers: settings.layers, chosen: "suburbs", onChoose: unheard };

export default statesOf(AreaTypeView, {
  several: common,
  one: { ...common, layers: settings.layers.slice(0, 1) },
});
