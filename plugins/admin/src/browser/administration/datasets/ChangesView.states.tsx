import type { VersionChanges } from "@stopbank/contract/dataset-history";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ChangesView } from "./ChangesView.tsx";

const changes: VersionChanges = {
  before_version: "0123456789abcdef",
  after_version: "fedcba9876543210",
  elements: [
    { title: "Buildings", before: 12_431, after: 12_640 },
    { title: "Marae", before: null, after: 7 },
  ],
  hazards: [{ title: "River flooding", before: 12, after: 9 }],
  figures: Array.from({ length: 30 }, (_, at) => ({
    layer: "Buildings",
    scenario: `River flooding: 1 in ${10 * (at + 1)} years`,
    exposed: { before: 400 - at, after: at === 3 ? null : 30 },
    not_assessed: { before: 0, after: 0 },
  })),
  figures_in_all: 214,
  described: [
    { kind: "hazard", subject: "river_flood", before: "River flood, in m", after: "River flooding, in m" },
    { kind: "layer", subject: "marae", before: null, after: "Marae, points" },
  ],
};
const nothing = { ...changes, elements: [], hazards: [], figures: [], figures_in_all: 0, described: [] };

export default statesOf(ChangesView, {
  loading: { changes: loading },
  failed: {
    changes: { state: "failed", error: new Error("The version is not kept any more."), retry: unheard },
  },
  many: { changes: ready(changes) },
  "a few of them": { changes: ready(changes), most: 5 },
  nothing: { changes: ready(nothing) },
});
