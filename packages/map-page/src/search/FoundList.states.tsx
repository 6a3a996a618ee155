import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { places } from "../testing/places.ts";
import { FoundList } from "./FoundList.tsx";

const shared = {
  id: "found",
  suggested: { state: "found", places },
  active: -1,
  isShown: true,
  onChoose: unheard,
} as const;

export default statesOf(
  FoundList,
  {
    hidden: { ...shared, isShown: false },
    several: shared,
    "on the second": { ...shared, active: 1 },
    none: { ...shared, suggested: { state: "found", places: [] } },
    loading: { ...shared, suggested: { state: "loading" } },
  },
  { around: (view) => <div style={{ height: 220, position: "relative", width: 300 }}>{view}</div> },
);
