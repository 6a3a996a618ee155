import { openStandIn, type StandInOptions } from "@stopbank/map/testing/stand-in";
import type { FeatureCollection } from "geojson";
import { expect, it, vi } from "vitest";
import { chooseProperty, chosenIn } from "../../domain/chosenProperty.ts";
import { propertyExtension } from "../../domain/propertyExtension.ts";
import { featureWith } from "./propertyFeature.ts";

const ring = [
  [172.9, -40.3],
  [172.91, -40.3],
  [172.91, -40.31],
  [172.9, -40.3],
];

/** A map with the properties of a server on which `nobody` is none. */
function open(scene: StandInOptions["scene"] = {}) {
  const geometryOf = vi.fn(async ({ id }: { id: string }) => {
    if (id === "nobody") throw new Error("There is no such element.");
    return {
      type: "Feature" as const,
      id,
      geometry: { type: "Polygon" as const, coordinates: [ring] },
      properties: { asset_type: "buildings", asset_id: id, name: id },
      bbox: [172.9, -40.31, 172.91, -40.3],
    };
  });
  const feature = featureWith({ layerOf: async () => "buildings", geometryOf: geometryOf as never });
  const opened = openStandIn({ features: [feature], scene });
  const fitBounds = vi.spyOn(opened.standIn.map, "fitBounds");
  /** What is drawn of the property that is looked at. */
  const drawn = () => {
    const { data } = opened.standIn.style.sources["property:chosen"] as { data: FeatureCollection };
    return data.features.map(({ geometry }) => geometry);
  };
  return { ...opened, geometryOf, fitBounds, drawn };
}

it("PRO-04 draws the property that is looked at, asks for it once, and says where it could not be found", async () => {
  const { store, notices, geometryOf, drawn } = open();
  store.apply(chooseProperty({ type: "buildings", id: "P-1" }));
  await vi.waitFor(() => expect(drawn()).toEqual([{ type: "Polygon", coordinates: [ring] }]));
  expect(geometryOf).toHaveBeenCalledOnce();
  expect(chosenIn(store.state.scene)).toEqual({ type: "buildings", id: "P-1" });
  store.apply((scene) => ({ ...scene, labels: !scene.labels }));
  expect(geometryOf).toHaveBeenCalledOnce();
  store.apply(chooseProperty({ type: "buildings", id: "nobody" }));
  await vi.waitFor(() =>
    expect(notices).toEqual(["The property could not be found on the map: There is no such element."]),
  );
});

it("PRO-04 fits the map to each property that is chosen, and draws none where none is", async () => {
  const { store, standIn, fitBounds, drawn } = open();
  for (const [at, id] of ["P-1", "P-2"].entries()) {
    store.apply(chooseProperty({ type: "buildings", id }));
    await vi.waitFor(() => expect(standIn.flights).toBe(at + 1));
    expect(fitBounds.mock.lastCall).toEqual([
      [172.9, -40.31, 172.91, -40.3],
      expect.objectContaining({ maxZoom: 17, padding: 120 }),
    ]);
  }
  store.apply(chooseProperty(undefined));
  await vi.waitFor(() => expect(drawn()).toEqual([]));
  expect(standIn.flights).toBe(2);
});

it("PRO-04 leaves as much around a property as a map above a sheet has room for", async () => {
  const { store, standIn, fitBounds } = open();
  const small = { clientWidth: 652, clientHeight: 230 } as HTMLElement;
  vi.spyOn(standIn.map, "getContainer").mockReturnValue(small);
  store.apply(chooseProperty({ type: "buildings", id: "P-1" }));
  await vi.waitFor(() => expect(standIn.flights).toBe(1));
  expect(fitBounds.mock.lastCall?.[1]).toMatchObject({ padding: 230 / 4 });
});

it("PRO-04 draws the property of a link where the link looks, and flies to the next", async () => {
  const extensions = { [propertyExtension.id]: "buildings:P-1" };
  const { store, standIn, state, drawn } = open({ extensions });
  await vi.waitFor(() => expect(drawn()).toHaveLength(1));
  await vi.waitFor(() => expect(state.pending).toEqual([]));
  expect(standIn.flights).toBe(0);
  store.apply(chooseProperty({ type: "buildings", id: "P-2" }));
  await vi.waitFor(() => expect(standIn.flights).toBe(1));
});
