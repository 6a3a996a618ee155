import { expect, it } from "vitest";
import { hazardKinds } from "./hazardRamps.ts";

it("gives hazards the colours of what they are, by their words", () => {
  expect(
    hazardKinds([
      "river_flood River flooding",
      "coastal_inundation inundation",
      "tsunami inundation",
      "landslide",
      "Liquefaction",
      "earthquake_shaking",
    ]),
  ).toEqual(["river", "sea", "tsunami", "slope", "liquefaction", "shaking"]);
});

it("tells hazards of one kind apart while there are colours left", () => {
  expect(hazardKinds(["River flood", "Rain flood", "Dam break"])).toEqual(["river", "sea", "tsunami"]);
  expect(new Set(hazardKinds(["wind", "fire", "ash", "smoke", "hail", "heat"])).size).toBe(6);
  expect(hazardKinds(["wind", "fire", "ash", "smoke", "hail", "heat", "frost"])).toHaveLength(7);
});

it("leaves a kind to whoever is named for it, though another comes first", () => {
  expect(hazardKinds(["wind", "River flood"])).toEqual(["sea", "river"]);
});
