import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts, hazardFacts } from "../testing/property.ts";
import { StudiedTableView } from "./StudiedTableView.tsx";

export default statesOf(StudiedTableView, {
  several: { groups: facts.groups },
  one: { groups: facts.groups.slice(1) },
  leftOut: {
    groups: [{ group_name: "Rivers and rain", hazards: [{ ...hazardFacts, reports_left_out: 1 }] }],
  },
});
