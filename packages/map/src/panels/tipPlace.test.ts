import { describe, expect, it } from "vitest";
import { tipPlace } from "./tipPlace.ts";

const room = { widthPx: 1000, heightPx: 600, rightPx: 420 };

describe("the place of a hover tip", () => {
  it.each([
    ["right of the pointer and below it", 100, 100, { left: 112, top: 112 }],
    ["below it down to the middle", 100, 300, { left: 112, top: 312 }],
    ["left of it where a panel begins", 500, 100, { right: 512, top: 112 }],
    ["above it in the lower half", 100, 301, { left: 112, bottom: 311 }],
    ["left and above in the corner", 570, 590, { right: 442, bottom: 22 }],
  ])("is %s", (_where, x, y, place) => expect(tipPlace(x, y, room)).toEqual(place));
});
