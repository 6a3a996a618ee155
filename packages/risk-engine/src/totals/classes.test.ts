import { expect, it } from "vitest";
import { damageClassCodes } from "../columns/columns.ts";
import { damageClasses, severityOrder } from "./classes.ts";

it("MAP-28 AMB-14 classes outweigh each other in the order of the specification's section 4", () => {
  // Unspecified and Insignificant are one rank there, and then Exposed, Potential, Low, Moderate, High.
  const ranks = { unspecified: 0, insignificant: 0, exposed: 1, potential: 2, low: 3, moderate: 4, high: 5 };
  expect(severityOrder.map((name) => ranks[name])).toEqual([0, 0, 1, 2, 3, 4, 5]);
});

it("damage classes stand at their stored codes, and all of them have a severity", () => {
  expect(Object.fromEntries(damageClasses.map((name, code) => [name, code]))).toEqual(damageClassCodes);
  expect(severityOrder.toSorted()).toEqual(damageClasses.toSorted());
});
