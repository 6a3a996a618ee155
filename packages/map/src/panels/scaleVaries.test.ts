import { expect, it } from "vitest";
import { scaleVaries } from "./scaleVaries.ts";

it.each([
  [0, false],
  [15, false],
  [15.1, true],
  [75, true],
])("MAP-06 has no one scale above 15 degrees of pitch: %s", (pitch, varies) =>
  expect(scaleVaries(pitch)).toBe(varies),
);
