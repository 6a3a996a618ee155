import { expect, it } from "vitest";
import { restFirst, variantsOf } from "./methodVariants.ts";

const brick = { label: "brick", where: { built: { values: ["brick"] } }, points: [[0, 1]] };

it("names what no variant takes: by its own name, as the others, or as all", () => {
  const labels = (method: Parameters<typeof variantsOf<typeof brick>>[0]) =>
    restFirst(variantsOf(method)).map(({ label }) => label);
  expect(labels({ label: "timber", points: [], variants: [brick] })).toEqual(["timber", "brick"]);
  expect(labels({ points: [], variants: [brick] })).toEqual(["Other elements", "brick"]);
  expect(labels({ points: [], variants: [] })).toEqual(["All elements"]);
});
