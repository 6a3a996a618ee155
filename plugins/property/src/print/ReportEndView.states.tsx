import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { ReportEndView } from "./ReportEndView.tsx";

const link =
  "https://stopbank.example/property?v=2&client=larkhaven&x.property.chosen=properties%3APROP-00732";

export default statesOf(ReportEndView, {
  usual: { facts, link },
  "no disclaimer": {
    facts: { disclaimer: null, dataset: { ...facts.dataset, published_at: null, sources: [] } },
    link,
  },
});
