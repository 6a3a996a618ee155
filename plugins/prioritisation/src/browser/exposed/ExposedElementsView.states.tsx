import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { exposedElement } from "../../domain/testing/exposedElement.ts";
import { inTab } from "../testing/inTab.tsx";
import { ExposedElementsView } from "./ExposedElementsView.tsx";

const group = (hazard_group: string, count: number) => ({
  hazard_group,
  hazard_uids: [hazard_group],
  elements: Array.from({ length: count }, (_, at) =>
    exposedElement(`Elements ${at + 1}`, 80 - at * 5, 120 - at),
  ),
});
const common = { area: undefined, chosen: undefined, onChoose: unheard };

export default statesOf(
  ExposedElementsView,
  {
    "one group": { ...common, groups: ready([group("Flooding", 4)]) },
    "two groups": { ...common, groups: ready([group("Flooding", 4), group("Coast", 3)]) },
    "three groups": {
      ...common,
      chosen: "Coast",
      groups: ready([group("Flooding", 4), group("Coast", 12), group("Ground", 1)]),
    },
    "one area": { ...common, area: "Ōtara Flats", groups: ready([group("Flooding", 2)]) },
    "nothing exposed": {
      ...common,
      area: "Hilltop",
      groups: ready([group("Flooding", 0), group("Coast", 0)]),
    },
    loading: { ...common, groups: loading },
    failed: {
      ...common,
      groups: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    },
  },
  { around: inTab },
);
