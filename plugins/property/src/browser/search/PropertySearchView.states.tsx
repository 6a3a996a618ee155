import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PropertySearchView } from "./PropertySearchView.tsx";

const shared = {
  size: "large",
  text: "",
  suggested: { state: "nothing asked" },
  hasChosen: false,
  onText: unheard,
  onChoose: unheard,
  onSearch: unheard,
} as const;
const properties = [
  { asset_id: "PROP-00001", search_match: "12A Kauri Street, Larkhaven (Lot 3 DP 1201)" },
  { asset_id: "PROP-00002", search_match: "12 Kauri Street, Larkhaven (Lot 2 DP 1201)" },
  { asset_id: "PROP-00003", search_match: "120 Kauri Street, Larkhaven (Lot 9 DP 1203)" },
];

export default statesOf(
  PropertySearchView,
  {
    empty: shared,
    "too short": { ...shared, text: "12", suggested: { state: "too short" } },
    loading: { ...shared, text: "12 kau", suggested: { state: "loading" } },
    failed: { ...shared, text: "12 kau", suggested: { state: "failed" } },
    none: { ...shared, text: "12 kaux", suggested: { state: "found", found: [] } },
    found: { ...shared, text: "12 kau", suggested: { state: "found", found: properties } },
    chosen: { ...shared, text: properties[0]?.search_match ?? "", hasChosen: true },
    "small on the map": { ...shared, size: "small" },
  },
  {
    around: (view) => (
      <div style={{ height: 280, padding: 12, position: "relative", width: 340 }}>{view}</div>
    ),
  },
);
