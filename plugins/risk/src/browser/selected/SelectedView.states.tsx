import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { elementExposure } from "../../domain/testing/exposures.ts";
import { SelectedView } from "./SelectedView.tsx";

const hall = {
  name: "Harbour Hall",
  sentence: "Harbour Hall is a building for the community, of 1987.",
  information: [{ key: "use", label: "Use", type: "text" as const, value: "Community" }],
};
const asked = {
  selected: { type: "buildings", id: "b-14" },
  layer: { icon: "office", display_name: "Buildings" },
  element: loading,
  exposures: loading,
  term: "Hazards",
  onClear: unheard,
  projected: null,
  children: (exposures: readonly unknown[]) => <p>Exposed in {exposures.length} scenarios.</p>,
};
const known = { ...asked, element: ready(hall), exposures: ready([elementExposure("1 m", "true")]) };
const failed = { state: "failed" as const, error: new Error("The server is busy."), retry: unheard };

export default statesOf(SelectedView, {
  loading: asked,
  "hazards to come": { ...known, exposures: loading },
  known,
  "of no name": { ...known, element: ready({ ...hall, name: "" }) },
  "of a layer that has gone": { ...known, layer: undefined },
  "element failed": { ...known, element: failed },
  "hazards failed": { ...known, exposures: failed },
  "long text": {
    ...known,
    selected: { type: "buildings", id: "NZ-2026-000000000000000000000000000000000000014" },
    element: ready({
      ...hall,
      name: "Hall of the harbour board, the rowing club and the volunteers of the coast guard at Te Awa Kairangi",
    }),
  },
});
