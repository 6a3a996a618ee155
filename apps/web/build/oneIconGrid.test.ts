import { expect, it } from "vitest";
import { withoutLarge } from "./oneIconGrid.ts";

it("leaves an icon its small drawing for every size", () => {
  const code = `const PATHS_16 = ["M1"];
const PATHS_20 = ["M2"];
const paths = isLarge ? PATHS_20 : PATHS_16;
MapIcon.displayName = "Blueprint6.Icon.MapIcon";`;
  expect(withoutLarge(code)).toBe('const PATHS_16 = ["M1"];\n\nconst paths = PATHS_16;\n');
});

it("refuses what it does not know", () => {
  expect(() => withoutLarge("const paths = PATHS;")).toThrow("not written as expected");
});
