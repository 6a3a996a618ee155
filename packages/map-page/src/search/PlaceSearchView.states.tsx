import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { places } from "../testing/places.ts";
import { PlaceSearchView } from "./PlaceSearchView.tsx";

const shared = {
  text: "",
  suggested: { state: "nothing asked" },
  onText: unheard,
  onChoose: unheard,
} as const;

export default statesOf(
  PlaceSearchView,
  {
    empty: shared,
    "too short": { ...shared, text: "la", suggested: { state: "too short" } },
    loading: { ...shared, text: "lark", suggested: { state: "loading" } },
    failed: { ...shared, text: "lark", suggested: { state: "failed" } },
    refused: {
      ...shared,
      text: "lark",
      suggested: {
        state: "failed",
        why: "This data was published before it could be searched. Ask an administrator to import it again.",
      },
    },
    none: { ...shared, text: "larkx", suggested: { state: "found", found: [] } },
    found: { ...shared, text: "lark", suggested: { state: "found", found: places } },
  },
  { around: (view) => <div style={{ height: 260, position: "relative", width: 300 }}>{view}</div> },
);
