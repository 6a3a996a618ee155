import { expect, it } from "vitest";
import { damageClassCodes } from "../columns/columns.ts";
import { damageClasses, severityOrder } from "./classes.ts";

it("damage classes stand at their stored codes, and all of them have a severity", () => {
  expect(Object.fromEntries(damageClasses.map((name, code) => [name, code]))).toEqual(damageClassCodes);
  expect(severityOrder.toSorted()).toEqual(damageClasses.toSorted());
});
