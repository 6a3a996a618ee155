import { statesOf } from "@stopbank/ui/testing/states-of";
import { NotProjected } from "./NotProjected.tsx";
import { ProjectedHazardsView } from "./ProjectedHazardsView.tsx";

const charts = ["Landslide", "Earthquake"].map((title) => <NotProjected key={title} title={title} />);

export default statesOf(ProjectedHazardsView, {
  one: { term: "Projected Exposure", children: charts.slice(0, 1) },
  many: { term: "Projected Exposure", children: charts },
  "long text": { term: "Projected exposure to natural hazards and to what they set off", children: charts },
});
