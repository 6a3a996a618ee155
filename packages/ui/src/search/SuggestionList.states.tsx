import { statesOf, unheard } from "../testing/statesOf.tsx";
import type { SearchOption } from "./SearchBox.tsx";
import { SuggestionList } from "./SuggestionList.tsx";

// No more than the list shows without scrolling: alone, without the field that moves it, a list that scrolls has no keys.
const shared = {
  id: "found",
  label: "Addresses found",
  suggested: {
    state: "found",
    found: [1, 2, 3].map((number) => ({
      key: `${number}`,
      title: `${number} Kauri Street`,
      detail: "Buildings",
    })),
  },
  optionOf: (option: SearchOption) => option,
  active: -1,
  isShown: true,
  onChoose: unheard,
} as const;

export default statesOf(
  SuggestionList<SearchOption>,
  {
    hidden: { ...shared, isShown: false },
    several: shared,
    "on the second": { ...shared, active: 1 },
    none: { ...shared, suggested: { state: "found", found: [] } },
    "too short": { ...shared, suggested: { state: "too short" } },
    loading: { ...shared, suggested: { state: "loading" } },
    failed: { ...shared, suggested: { state: "failed" } },
    refused: { ...shared, suggested: { state: "failed", why: "Ask an administrator to import it again." } },
  },
  { around: (view) => <div style={{ marginBottom: 140, position: "relative", width: 300 }}>{view}</div> },
);
