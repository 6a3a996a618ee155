import { openStandIn } from "@stopbank/map/testing/stand-in";
import { expect, it, vi } from "vitest";
import { chooseProperty, chosenIn } from "../../domain/chosenProperty.ts";
import { featureWith } from "./propertyFeature.ts";

const ring = [
  [172.9, -40.3],
  [172.91, -40.3],
  [172.91, -40.31],
  [172.9, -40.3],
];

it("PRO-04 draws the property that is looked at, asks for it once, and says where it could not be found", async () => {
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
  const { store, notices } = openStandIn({ features: [feature] });
  store.apply(chooseProperty({ type: "buildings", id: "P-1" }));
  await vi.waitFor(() => expect(geometryOf).toHaveBeenCalledOnce());
  expect(chosenIn(store.state.scene)).toEqual({ type: "buildings", id: "P-1" });
  store.apply((scene) => ({ ...scene, labels: !scene.labels }));
  expect(geometryOf).toHaveBeenCalledOnce();
  store.apply(chooseProperty({ type: "buildings", id: "nobody" }));
  await vi.waitFor(() =>
    expect(notices).toEqual(["The property could not be found on the map: There is no such element."]),
  );
});
