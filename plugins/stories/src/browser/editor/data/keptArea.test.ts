import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { emptyScene } from "@stopbank/scene/empty";
import { expect, it, vi } from "vitest";
import { knownArea, stepOfMap } from "./keptArea.ts";

const scene = emptyScene("testhaven", { longitude: 170, latitude: -45, zoom: 5 });
const ring = [
  [172, -40],
  [173, -40],
  [173, -41],
  [172, -40],
];
const drawn = () => ({
  ...scene,
  area: { geometry: { type: "Polygon" as const, coordinates: [ring.map(([x = 0, y = 0]) => [x, y])] } },
});

it("story authoring: a step has the area that is drawn on the map, which is kept once", async () => {
  const asked = vi.fn(async (_route: unknown, _options: unknown) => ({ area_id: "area-7" }));
  const call = asked as unknown as CallApi;
  const map = drawn();
  expect(knownArea(call, map)).toBeUndefined();
  await expect(stepOfMap(call, map, "Seen")).resolves.toMatchObject({ title: "Seen", area: "area-7" });
  await stepOfMap(call, map, "Seen again");
  expect(asked.mock.calls).toEqual([[routes.storeArea, { body: { geometry: map.area.geometry } }]]);
  expect(knownArea(call, map)).toBe("area-7");
  // Another client keeps areas of its own.
  expect(knownArea((async () => undefined) as unknown as CallApi, map)).toBeUndefined();
});

it("a step has the area that is kept already, and none where the map has none", async () => {
  const call = vi.fn() as unknown as CallApi;
  await expect(
    stepOfMap(call, { ...scene, area: { id: "area-1" } } as typeof scene, ""),
  ).resolves.toHaveProperty("area", "area-1");
  await expect(stepOfMap(call, scene, "")).resolves.not.toHaveProperty("area");
  expect(call).not.toHaveBeenCalled();
});
