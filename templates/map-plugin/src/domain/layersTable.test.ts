import { offered } from "@stopbank/map/testing/offered";
import { expect, it } from "vitest";
import { layersTable } from "./layersTable.ts";

it("has a row for each element layer", () => {
  expect(layersTable(offered).split("\r\n")).toEqual([
    "layer,elements",
    '"buildings",10',
    '"roads",10',
    '"schools",10',
    "",
  ]);
  expect(layersTable({ assets: {} })).toBe("layer,elements\r\n");
});
