import { expect, it } from "vitest";
import { siteAt } from "./site.ts";

it("is where it was marked, to six decimals, and no further than the map goes", () => {
  expect(siteAt(172.941_234_567_8, -40.3)).toEqual({ longitude: 172.941_235, latitude: -40.3 });
  expect(siteAt(0, 89)).toEqual({ longitude: 0, latitude: 85 });
});
