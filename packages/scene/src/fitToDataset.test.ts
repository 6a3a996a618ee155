import { describe, expect, it } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { fitToDataset } from "./fitToDataset.ts";
import type { Scene } from "./scene.ts";

const offered = {
  dataset_version: "1",
  assets: {},
  hazards: [],
  information: [
    {
      groupName: "Land",
      icon: "tree",
      layers: [
        {
          id: "landcover",
          display_name: "Land cover",
          icon: "tree",
          geometry: "polygon" as const,
          color: "#5c7f4a",
          tilesets: [],
          legend: { title: "Land cover", sections: [] },
        },
      ],
    },
  ],
};
const scene: Scene = {
  ...emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 }),
  datasetVersion: "1",
};

describe("a scene from elsewhere", () => {
  it("is left as it is where the data has all of it", () => {
    expect(fitToDataset(scene, offered).scene).toBe(scene);
    const selected = { ...scene, selected: { type: "landcover", id: "" } };
    expect(fitToDataset(selected, offered)).toEqual({ scene: selected, ignored: [] });
  });

  it("loses a selection that the data does not have", () => {
    const { scene: fitted, ignored } = fitToDataset(
      { ...scene, selected: { type: "castles", id: "1" } },
      offered,
    );
    expect(fitted.selected).toBeUndefined();
    expect(ignored.map(({ what }) => what)).toEqual(["the selected element"]);
  });

  it("MAP-02: loses a basemap that the client does not offer", () => {
    const { scene: fitted, ignored } = fitToDataset({ ...scene, basemap: "terrain" }, offered, ["default"]);
    expect(fitted.basemap).toBe("default");
    expect(ignored).toEqual([
      { what: "the basemap terrain", reason: "This organisation does not offer it." },
    ]);
  });
});
