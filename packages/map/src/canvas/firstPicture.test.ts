import { expect, it } from "vitest";
import { standInMap } from "../testing/standInMap.ts";
import { untilFirstPicture } from "./firstPicture.ts";

const withGround = (sources: readonly string[]) => ({
  version: 8 as const,
  sources: Object.fromEntries(
    sources.map((name) => [name, { type: "vector" as const, tiles: ["https://example.test/{z}/{x}/{y}"] }]),
  ),
  layers: [{ id: "land", type: "background" as const }],
});

it("tells of the first picture once the ground is there, whatever else is still to come, and of no empty style", async () => {
  const { map, fire, loaded } = standInMap();
  let isTold = false;
  void untilFirstPicture(map).then(() => {
    isTold = true;
  });
  const draw = async () => {
    fire("render");
    await Promise.resolve();
    return isTold;
  };
  expect(await draw()).toBe(false);
  map.setStyle(withGround(["world", "basemap", "element:buildings"]));
  expect(await draw()).toBe(false);
  loaded.add("world");
  expect(await draw()).toBe(false);
  loaded.add("basemap");
  expect(isTold).toBe(false);
  expect(await draw()).toBe(true);
});
