import { expect, it } from "vitest";
import { areaPages } from "./areaPages.ts";

it.each([
  [0, [0]],
  [10, [10]],
  [11, [10, 1]],
  [36, [10, 26]],
  [63, [10, 26, 26, 1]],
])("PRI-17 has 10 areas on the first page and 26 on later ones: of %i", (count, lengths) => {
  const areas = Array.from({ length: count }, (_, at) => at);
  const pages = areaPages(areas);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(areas);
});
