import { statesOf, unheard } from "../testing/statesOf.tsx";
import { SearchBox, type SearchOption } from "./SearchBox.tsx";

/** Two towns and a name that is longer than its line. */
export const towns: readonly SearchOption[] = [
  { key: "1", title: "Larkhaven", detail: "Town" },
  { key: "2", title: "Larkmouth" },
  { key: "3", title: "Larkhaven me ngā motu o te tonga, from the lagoon to the harbour", detail: "Suburbs" },
];

const shared = {
  label: "Search for a town",
  listLabel: "Towns found",
  text: "",
  suggested: { state: "nothing asked" },
  optionOf: (option: SearchOption) => option,
  className: "sb-floating",
  onText: unheard,
  onChoose: unheard,
} as const;

export default statesOf(
  SearchBox<SearchOption>,
  {
    empty: shared,
    "with the focus": { ...shared, hasFocus: true, placeholder: "Name or postcode" },
    "too short": { ...shared, text: "la", suggested: { state: "too short" } },
    loading: { ...shared, text: "lark", suggested: { state: "loading" } },
    failed: { ...shared, text: "lark", suggested: { state: "failed" } },
    none: { ...shared, text: "larkx", suggested: { state: "found", found: [] } },
    found: { ...shared, text: "lark", suggested: { state: "found", found: towns } },
    "with a button": { ...shared, text: "lark", button: <button type="submit">Go</button> },
  },
  { around: (view) => <div style={{ height: 260, position: "relative", width: 300 }}>{view}</div> },
);
