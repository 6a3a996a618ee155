import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer, setLayers } from "@stopbank/scene/layers";
import { encodeScene } from "@stopbank/scene/query";
import { describe, expect, it } from "vitest";
import { lastMapOf, withSince } from "./lastMap.ts";

const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const elements = ["buildings", "roads", "pipes", "bridges", "schools"];
const visited = (...hrefs: string[]) =>
  hrefs.map((href) => ({ href, title: "Risk map", at: "2026-11-28T00:00:00Z" }));

describe("issue 13.5: the risk map as it was left", () => {
  it("has the first layers of elements and each scenario of the newest visit to it", () => {
    const scene = setLayers([
      ...elements.map((id) => elementLayer(id)),
      hazardLayer("river", "river_100"),
      hazardLayer("coast", "coast_50"),
    ])(empty);
    const href = `/risk?${encodeScene(scene).query}`;
    expect(lastMapOf(visited("/risk/stories/flood?x=1", href, "/risk"), empty)).toEqual({
      href,
      types: elements.slice(0, 4),
      tags: ["river_100", "coast_50"],
    });
  });

  it("is empty for whoever was not there", () => {
    expect(lastMapOf(visited("/property", "/risk/stories"), empty)).toEqual({
      href: "",
      types: [],
      tags: [],
    });
  });

  it("is coloured by what a version changed, in the place of any other comparison", () => {
    expect(withSince("/risk?v=2&compare=a&since=old", "0123456789abcdef")).toBe(
      "/risk?v=2&since=0123456789abcdef",
    );
  });
});
