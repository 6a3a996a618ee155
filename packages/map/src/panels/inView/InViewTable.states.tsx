import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../../testing/inMap.tsx";
import { InViewTable } from "./InViewTable.tsx";

const item = (layer: string, name: string, status: string, rank: number) => ({
  key: `${layer}/${name}`,
  layer,
  name,
  id: `${layer}-7`,
  status,
  rank,
  choose: unheard,
});
const school = item("Schools", "Larkhaven School", "Severe", 3);

export default statesOf(
  InViewTable,
  {
    none: { found: [] },
    one: { found: [school] },
    several: {
      found: [school, item("Bridges", "Bridge 10", "None", 0), item("Bridges", "Bridge 9", "Moderate", 2)],
    },
    "without a name": { found: [item("Bridges", "", "", 0)] },
    many: {
      found: Array.from({ length: 1_234 }, (_, at) =>
        item("Buildings", `Building ${at}`, at % 2 === 0 ? "Moderate" : "Minor", at % 2 === 0 ? 2 : 1),
      ),
    },
    "long text": { found: [item("Schools", "Te Kura o te Takiwā o Larkhaven me ngā Motu", "Severe", 3)] },
  },
  {
    around: (view) =>
      inMap(
        <section className="sb-in-view-panel" aria-label="Elements in view">
          {view}
        </section>,
      ),
  },
);
