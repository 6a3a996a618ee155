import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PaletteView } from "./PaletteView.tsx";
import type { Source } from "./sources.ts";
import type { FindGroup } from "./useFinds.ts";

const source: Source = { id: "risk.layers", group: "Layers", plugin: "risk", search: { find: () => [] } };

const group = (
  id: string,
  title: string,
  items: readonly (readonly [title: string, detail?: string])[],
  state: FindGroup["state"] = "found",
): FindGroup => ({
  id,
  title,
  state,
  finds: items.map(([name, detail]) => ({
    source: { ...source, id },
    item: { key: name, title: name, ...(detail === undefined ? {} : { detail }) },
  })),
});

const actions = group("shell.actions", "Actions", [
  ["Add layers"],
  ["Switch client: Northport District Council"],
]);
const layers = group("risk.layers", "Layers", [["River flooding", "Hazard · add to the risk map"]]);
const articles = group("guide.pages", "Guide", [
  ["Over a mortgage", "Fundamentals › What a return period means: Over 30 years a river floods with 26%."],
]);
const shared = { text: "river", onText: unheard, onChoose: unheard, onClose: unheard };

export default statesOf(
  PaletteView,
  {
    "nothing typed": { ...shared, text: "", groups: [group("recent", "Recent", [["Add layers"]]), actions] },
    found: { ...shared, groups: [layers, articles] },
    looking: { ...shared, groups: [layers, group("risk.places", "Places", [], "looking")] },
    failed: { ...shared, groups: [layers, group("risk.places", "Places", [], "failed")] },
    none: { ...shared, text: "zebra", groups: [group("risk.layers", "Layers", [])] },
    "long text": {
      ...shared,
      groups: [
        group("guide.pages", "Guide", [
          [
            "How the district's pipes, pumping stations, roads and houses would stand a rare flood of its rivers",
            Array.from({ length: 9 }, () => "What a rare flood of the river would reach.").join(" "),
          ],
        ]),
      ],
    },
  },
  { coversPage: true },
);
