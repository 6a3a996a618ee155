import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { MemorandumHazardView } from "./MemorandumHazardView.tsx";

const [flood, shaking] = facts.groups.flatMap(({ hazards }) => hazards);
if (flood === undefined || shaking === undefined) throw new Error("The example has hazards.");
const description = <p>What it is.</p>;

export default statesOf(MemorandumHazardView, {
  much: {
    hazard: { ...flood, combined_effects: "Water may stand deeper.", reports_left_out: 3 },
    description,
  },
  little: { hazard: shaking, description },
});
