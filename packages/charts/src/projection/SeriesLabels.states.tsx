import { statesOf } from "@stopbank/ui/testing/states-of";
import { projection } from "./exampleProjection.ts";
import { SeriesLabels } from "./SeriesLabels.tsx";

const labels = { ...projection, heightPx: 200, greatest: 800 };

export default statesOf(
  SeriesLabels,
  {
    many: labels,
    one: { ...labels, series: projection.series.slice(0, 1) },
    none: { ...labels, columns: [] },
  },
  { around: (view) => <div style={{ height: 200, position: "relative", width: 160 }}>{view}</div> },
);
