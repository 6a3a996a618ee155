import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { emptyScene } from "@stopbank/scene/empty";
import { decodeScene } from "@stopbank/scene/query";
import { createSceneStore } from "@stopbank/scene/store";
import { expect, it, onTestFinished, vi } from "vitest";
import { pictureProvenance } from "./pictureProvenance.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 13 });
const elements = new Map();
const storeOf = (query: string) =>
  createSceneStore(decodeScene(`?v=1&client=larkhaven&${query}`, start).scene);
const answer = { product: { name: "Stopbank" } };

function answering() {
  const asked: [route: unknown, request: unknown][] = [];
  const call = ((route: unknown, request: unknown) => {
    asked.push([route, request]);
    return Promise.resolve(route === routes.storeArea ? { area_id: "a".repeat(64) } : answer);
  }) as unknown as CallApi;
  return { asked, call };
}

it("EXP-14 MAP-18 asks of the layers and scenarios that are seen, in the regions that are chosen", async () => {
  const { asked, call } = answering();
  const store = storeOf(
    "layers=e:buildings;e:roads:hidden;h:river_flood:river_flood_100yr&regions=suburb.a,suburb.b",
  );
  store.state.scene = {
    ...store.state.scene,
    filters: { buildings: { storeys: { min: 2 } }, roads: { lanes: { min: 2 } } },
    layers: store.state.scene.layers.map((layer) =>
      layer.kind === "element" && layer.id === "roads" ? { ...layer, visible: false } : layer,
    ),
  };
  expect(await pictureProvenance(call, store, elements)).toBe(answer);
  expect(asked).toEqual([
    [
      routes.mapProvenance,
      {
        params: { clientName: "larkhaven" },
        rest: "all",
        query: { regions: "suburb.a,suburb.b" },
        body: {
          asset_types: ["buildings"],
          hazard_scenarios: ["river_flood_100yr"],
          identifying_information: { buildings: { storeys: { min: 2 } } },
          scene: expect.stringContaining("regions=suburb.a,suburb.b"),
        },
      },
    ],
  ]);
});

it("EXP-14 has the whole of an area that no address takes, and a link that has it too", async () => {
  const { asked, call } = answering();
  const store = storeOf("layers=e:buildings");
  const ring = Array.from({ length: 3_000 }, (_, at) => [172 + at / 10_000, -41 - (at % 7) / 100]);
  const geometry = { type: "Polygon" as const, coordinates: [[...ring, ring[0] ?? []]] };
  store.state.scene = { ...store.state.scene, area: { geometry } };
  await pictureProvenance(call, store, elements);
  expect(asked.map(([route]) => route)).toEqual([routes.storeArea, routes.mapProvenance]);
  expect(asked[1]?.[1]).toMatchObject({
    rest: "body",
    body: { area: geometry, scene: expect.stringContaining(`area=area:${"a".repeat(64)}`) },
  });
});

it("takes none from a server that fails", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const call = vi.fn(() => Promise.reject(new Error("away")));
  expect(await pictureProvenance(call as CallApi, storeOf("layers=e:buildings"), elements)).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});
