import { describe, expect, it } from "vitest";
import { attributeNumber } from "./attributeNumber.ts";

describe("a number of an element", () => {
  it.each([
    ["year_built", 1987, "1987"],
    ["built_year", 1987, "1987"],
    ["floor_area", 1987.5, "1,987.5"],
  ])("%s %d reads %s", (key, value, text) => expect(attributeNumber(key, value)).toBe(text));
});
