import { statesOf } from "@stopbank/ui/testing/states-of";
import { exposedElement as element } from "../../domain/testing/exposedElement.ts";
import { ExposedOnPaperView } from "./ExposedOnPaperView.tsx";

const flooding = {
  hazard_group: "Flooding",
  hazard_uids: ["flood_100"],
  elements: [
    element("Roads", 31, 18.25, "km"),
    element("Buildings", 62.36, 1_204, "each"),
    element("Wells", 0, 0, "each"),
  ],
};
const nothing = { hazard_group: "Ground", hazard_uids: ["slip"], elements: [] };

export default statesOf(ExposedOnPaperView, {
  everywhere: { groups: [flooding, { ...flooding, hazard_group: "Coast" }, nothing], area: undefined },
  "one area": { groups: [flooding], area: "Ōtara Flats" },
  "nothing exposed": { groups: [nothing], area: undefined },
});
