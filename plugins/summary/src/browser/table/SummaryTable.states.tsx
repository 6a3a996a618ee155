import { statesOf } from "@stopbank/ui/testing/states-of";
import { shownSample } from "../../testing/sample.ts";
import { SummaryTable } from "./SummaryTable.tsx";

const caption = "Risk to elements by suburbs: River flooding, 1 in 100 years";
const many = shownSample();
const regions = Array.from({ length: 250 }, (_, i) => ({ region: "suburb.otara", name: `Suburb ${i + 1}` }));

export default statesOf(SummaryTable, {
  quantity: { ...shownSample(), caption },
  shaded: { ...shownSample({ isPercent: true, isShaded: true }), caption },
  sorted: { ...shownSample({ sort: { column: "buildings.total", isDescending: true } }), caption },
  loading: { ...shownSample(), caption, isLoading: true },
  many: {
    ...many,
    caption,
    rows: [...regions.map((row, i) => ({ ...row, region: `${row.region}.${i}` })), ...many.rows.slice(-1)],
  },
});
