import type { CallApi } from "@stopbank/contract/client";
import { emptyScene } from "@stopbank/scene/empty";
import { decodeScene } from "@stopbank/scene/query";
import { expect, it, onTestFinished, vi } from "vitest";
import { askProvenance } from "./askProvenance.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 13 });
const sceneOf = (layers: string) => decodeScene(`?v=1&client=larkhaven&layers=${layers}`, start).scene;
const answer = { product: { name: "Stopbank" } };

it("EXP-14 asks of the layers and scenarios that are seen", async () => {
  const asked: unknown[] = [];
  const call = ((_route: unknown, request: unknown) => {
    asked.push(request);
    return Promise.resolve(answer);
  }) as unknown as CallApi;
  const scene = sceneOf("e:buildings;e:roads;h:river_flood:river_flood_100yr");
  expect(await askProvenance(call, scene)).toBe(answer);
  expect(asked).toEqual([
    {
      params: { clientName: "larkhaven", types: "buildings,roads", tags: "river_flood_100yr" },
      rest: "all",
    },
  ]);
});

it("asks nothing of a map without numbers, and takes none from a server that fails", async () => {
  const call = vi.fn(() => Promise.reject(new Error("away")));
  for (const layers of ["e:buildings", "h:river_flood:river_flood_100yr"])
    expect(await askProvenance(call as CallApi, sceneOf(layers))).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const scene = sceneOf("e:buildings;h:river_flood:river_flood_100yr");
  expect(await askProvenance(call as CallApi, scene)).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});
