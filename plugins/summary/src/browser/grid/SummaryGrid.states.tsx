import { statesOf } from "@stopbank/ui/testing/states-of";
import { shownSample } from "../../testing/sample.ts";
import { SummaryGrid } from "./SummaryGrid.tsx";

export default statesOf(SummaryGrid, {
  quantity: shownSample(),
  percent: shownSample({ isPercent: true, isShaded: true }),
  loading: { ...shownSample(), isLoading: true },
  sorted: shownSample({ sort: { column: "buildings.total", isDescending: true } }),
});
