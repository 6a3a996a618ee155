import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SuggestionsView } from "./SuggestionsView.tsx";

// No more than the list shows without scrolling: alone, without the field that moves it, a list that scrolls has no keys.
const shared = {
  id: "found",
  suggested: {
    state: "found",
    properties: Array.from({ length: 3 }, (_, at) => ({
      asset_id: `PROP-${at}`,
      search_match: `${at + 1} Kauri Street, Larkhaven (Lot ${at + 1} DP 1201)`,
    })),
  },
  active: -1,
  isShown: true,
  onChoose: unheard,
} as const;

export default statesOf(
  SuggestionsView,
  {
    hidden: { ...shared, isShown: false },
    several: shared,
    "on the second": { ...shared, active: 1 },
    none: { ...shared, suggested: { state: "found", properties: [] } },
    loading: { ...shared, suggested: { state: "loading" } },
  },
  { around: (view) => <div style={{ height: 240, position: "relative", width: 300 }}>{view}</div> },
);
