import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ElementView } from "./ElementView.tsx";
import { FilterNoticesView } from "./FilterNoticesView.tsx";
import { RiskSummaryView } from "./RiskSummaryView.tsx";

const about = (...names: readonly string[]) =>
  names.map((name) => (
    <ElementView key={name} element={{ icon: "office", display_name: name }} toggle={null}>
      <p>45 of 90 assessed are exposed.</p>
    </ElementView>
  ));
const loading = {
  isAnswered: false,
  isUpdating: true,
  error: undefined,
  retry: unheard,
  notices: null,
  children: null,
};
const one = { ...loading, isAnswered: true, isUpdating: false, children: about("Buildings") };
const error = new Error("The server is busy.");

export default statesOf(RiskSummaryView, {
  loading,
  failed: { ...loading, isUpdating: false, error },
  one,
  many: { ...one, children: about("Buildings", "Roads", "Substations") },
  filtered: {
    ...one,
    notices: (
      <FilterNoticesView
        notices={[{ text: "Filtering by custom shape", clear: "Clear the shape", onClear: unheard }]}
      />
    ),
  },
  "asking again": { ...one, isUpdating: true },
  "failed to ask again": { ...one, error },
});
