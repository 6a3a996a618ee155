import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { typeOf } from "../http/publish.ts";
import { type BenchGeometry, hazardIds, regionGroup, tagOf, valuedAs } from "./publishPriority.ts";

/** Eight value sets, each an eighth of the layer; the hazards one by one and together. */
export const prioritySettings = (kind: BenchGeometry): Prioritisation => ({
  layers: [{ layer_id: "cells", region_group: regionGroup, display_name: "Cells" }],
  value_sets: valuedAs.map((use) => ({
    value_set_id: use,
    display_name: use,
    elements: [{ element_id: use, type: typeOf[kind], filters: { use: { values: [use] } } }],
  })),
  scenarios: [
    ...hazardIds.map((id) => ({ scenario_id: id, display_name: id, hazard_scenarios: [tagOf(id)] })),
    { scenario_id: "both", display_name: "Both", hazard_scenarios: hazardIds.map(tagOf) },
  ],
  assessments: [],
});
