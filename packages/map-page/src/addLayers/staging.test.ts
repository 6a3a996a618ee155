import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { isChanged, toggleStaged } from "./staging.ts";

const scene = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
const isCascading = (type: string) => type === "outages";

describe("staged layers", () => {
  it("come and go without touching the map", () => {
    const once = toggleStaged(scene, [], elementLayer("roads"), isCascading);
    expect(once).toEqual([elementLayer("roads")]);
    expect(toggleStaged(scene, once, elementLayer("roads"), isCascading)).toEqual([]);
    expect(scene.layers).toEqual([]);
  });

  it("keep the rule of cascading layers among themselves", () => {
    const staged = [elementLayer("outages"), hazardLayer("flood", "f")];
    expect(() => toggleStaged(scene, staged, hazardLayer("quake", "q"), isCascading)).toThrow(
      "While a cascading layer is active, you can only have one hazard active at a time. Please remove existing hazard layer before adding a new hazard layer.",
    );
  });

  it("know whether Done would do anything", () => {
    expect(isChanged(scene, [])).toBe(false);
    expect(isChanged(scene, [elementLayer("roads")])).toBe(true);
  });
});
