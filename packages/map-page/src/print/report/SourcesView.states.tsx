import { statesOf } from "@stopbank/ui/testing/states-of";
import { provenance } from "../../testing/provenance.ts";
import { SourcesView } from "./SourcesView.tsx";

const usual = { provenance: provenance(), madeAt: "24 November 2026 at 9:46 am" };

export default statesOf(SourcesView, {
  usual,
  bare: {
    ...usual,
    provenance: provenance({
      product: { name: "Stopbank", version: "0.1.0", commit: null },
      dataset: { ...usual.provenance.dataset, notice: null, price_year: null, sources: [] },
    }),
  },
});
