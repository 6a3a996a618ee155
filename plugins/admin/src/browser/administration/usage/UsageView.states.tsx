import type { Usage } from "@stopbank/contract/usage";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { UsageView } from "./UsageView.tsx";

const dayMs = 86_400_000;
const weeks = Array.from({ length: 26 }, (_, at) =>
  new Date(Date.UTC(2026, 5, 1) + at * 7 * dayMs).toISOString().slice(0, 10),
);
const counts = (most: number) => weeks.map((_, at) => (at * 37 + most) % (most + 1));
const usage: Usage = {
  weeks,
  rows: [
    { kind: "sign-in", subject: "", title: "Sign-ins", counts: counts(60) },
    { kind: "layer", subject: "elements.buildings", title: "Buildings", counts: counts(90) },
    { kind: "layer", subject: "hazard.river_flood", title: "River flooding at Pāpāmoa", counts: counts(41) },
    { kind: "layer", subject: "hazard.old", title: null, counts: counts(3) },
    { kind: "area", subject: "drawn", title: "Areas drawn or sent", counts: counts(20) },
  ],
  modelled: true,
};

export default statesOf(UsageView, {
  loading: { usage: loading, onDownload: unheard },
  failed: {
    usage: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    onDownload: unheard,
  },
  many: { usage: ready(usage), onDownload: unheard },
  "not modelled": { usage: ready({ ...usage, modelled: false }), onDownload: unheard },
  empty: { usage: ready({ weeks, rows: [], modelled: false }), onDownload: unheard },
});
