import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RiskSummaryView } from "./RiskSummaryView.tsx";

const around = {
  controls: <p>What to sum up.</p>,
  missingScenarios: 0,
  onDownload: undefined,
  onCancel: unheard,
};
const shown = {
  table: <p>The grid.</p>,
  notes: ["What was not assessed is in no level and no Total."],
  source: "Modelled demonstration data of an imaginary district.",
};

export default statesOf(RiskSummaryView, {
  empty: { ...around, figures: undefined },
  loading: { ...around, figures: loading },
  failed: {
    ...around,
    figures: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  ready: { ...around, figures: ready(shown), onDownload: unheard },
  "not assessed": { ...around, figures: ready({ ...shown, table: undefined }) },
  "scenarios missing": { ...around, figures: undefined, missingScenarios: 2 },
});
