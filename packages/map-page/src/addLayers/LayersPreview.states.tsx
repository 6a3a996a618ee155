import { contextualLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayersPreview } from "./LayersPreview.tsx";

const names: Record<string, { title: string; detail?: string }> = {
  river: { title: "River flood", detail: "Once in 100 years" },
  buildings: { title: "Buildings" },
  parks: { title: "Parks" },
};
const shared = {
  nameOf: ({ id }: { readonly id: string }) => ({ title: id, icon: "home", ...names[id] }),
  hazardsTerm: "Risk Sources",
  onRemove: unheard,
};

export default statesOf(LayersPreview, {
  empty: { ...shared, staged: [] },
  one: { ...shared, staged: [elementLayer("buildings")] },
  "of each kind": {
    ...shared,
    staged: [contextualLayer("parks"), elementLayer("buildings"), hazardLayer("river", "river_0")],
  },
});
