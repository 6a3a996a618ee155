import { statesOf } from "@stopbank/ui/testing/states-of";
import { projection, withBlanks, withRanges } from "./exampleProjection.ts";
import { ProjectionChart } from "./ProjectionChart.tsx";

export default statesOf(ProjectionChart, {
  many: projection,
  "with controls and a note": {
    ...projection,
    note: "At a hundred-year storm.",
    controls: (
      <label>
        Along <input defaultValue="sea level" />
      </label>
    ),
  },
  uncertain: { ...projection, columns: withRanges },
  "with blanks": { ...projection, columns: withBlanks },
  one: { ...projection, columns: projection.columns.slice(0, 1), current: 0 },
  "none on the map": { ...projection, current: undefined },
  "nothing to draw": { ...projection, instead: <p>Nothing here is exposed.</p> },
});
