import { ref } from "valtio/vanilla";
import { expect, it } from "vitest";
import { leftOut } from "../feature/mapFault.ts";
import { indexLayers } from "../style/layerIndex.ts";
import { offered } from "../testing/offered.ts";
import { stillFaults, type Unfinished } from "./stillFaults.ts";

const whole: Unfinished = { failed: [], late: [], pending: [], notices: [], faults: ref([]) };
const index = indexLayers(offered);

it("says nothing of a whole map", () => expect(stillFaults(whole, index)).toEqual([]));

it.each([
  ["element:buildings", "Part of the layer buildings did not arrive and is not drawn."],
  [
    "hazard:coastal:coastal_raster:1",
    "Part of the layer Coastal inundation did not arrive and is not drawn.",
  ],
  ["contextual:context_line", "Part of the layer line did not arrive and is not drawn."],
  ["basemap", "Part of the background map did not arrive and is not drawn."],
  ["elevation-shade", "Part of the shaded relief did not arrive and is not drawn."],
  ["gauges", "Part of the layer gauges did not arrive and is not drawn."],
])("names what failed by what a reader calls it: %s", (source, sentence) =>
  expect(stillFaults({ ...whole, failed: [source] }, index)).toEqual([sentence]),
);

it("says each thing once, of all that was late, refused or left out", () =>
  expect(
    stillFaults(
      {
        failed: [],
        late: ["world", "basemap"],
        pending: ["elements:roads", "elements:dim roads", "elements:paint", "map:detail", "area:outline"],
        notices: ["Roads could not be coloured by damage: no answer"],
        faults: ref([leftOut("gauges", "map/feature-failed", "it failed")]),
      },
      index,
    ),
  ).toEqual([
    "The background map did not arrive in time.",
    "The colours of roads did not arrive in time.",
    "The colours of elements did not arrive in time.",
    "Names of places did not arrive in time.",
    "The outline of area did not arrive in time.",
    "Roads could not be coloured by damage: no answer",
    'The map goes on without "gauges": it failed.',
  ]));
