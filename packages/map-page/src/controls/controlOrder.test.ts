import { describe, expect, it } from "vitest";
import { movedControl } from "./controlOrder.ts";

const elements = [
  { key: "slr", type: "sealevelSlider" as const },
  { key: "wave", type: "slider" as const },
  { key: "tide", type: "radioGroup" as const },
];

describe("the order of controls", () => {
  it("follows a move", () => expect(movedControl(elements, "tide", 1)).toEqual(["slr", "tide", "wave"]));
  it("keeps sea level first", () =>
    expect(movedControl(elements, "tide", 0)).toEqual(["slr", "tide", "wave"]));
  it("ends at the end", () => expect(movedControl(elements, "wave", 9)).toEqual(["slr", "tide", "wave"]));
});
