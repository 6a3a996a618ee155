import type { CallApi } from "@stopbank/contract/client";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { expect, it } from "vitest";
import { printMap } from "./printMap.ts";

it("MAP-18 has the map's own page made of its scene, in the specification's words", async () => {
  const store = createSceneStore(emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 13 }));
  const asked: unknown[] = [];
  const jobs = {
    deliver: async (...given: unknown[]) => {
      asked.push(given);
    },
  };
  const call = (() => Promise.reject(new Error("nothing is kept"))) as CallApi;
  await printMap({ store, call, jobs }, "Map of Larkhaven");
  expect(asked).toEqual([
    [
      "risk.report",
      {
        template: "map-print",
        scene: expect.stringMatching(/^v=\d&client=larkhaven&at=172\.9,-40\.3,13/),
        title: "Map of Larkhaven",
      },
      { begun: "Exporting to PDF", ready: "PDF exported", failed: "Error exporting to PDF." },
    ],
  ]);
});
