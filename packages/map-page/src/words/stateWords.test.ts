import { expect, it } from "vitest";
import { elementCount } from "./stateWords.ts";

it("counts elements in agreement", () =>
  expect([0, 1, 2, 1_234].map(elementCount)).toEqual([
    "0 elements",
    "1 element",
    "2 elements",
    "1,234 elements",
  ]));
