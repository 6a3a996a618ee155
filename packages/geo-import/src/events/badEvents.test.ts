import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

it.each([
  [
    "an event that reaches a place twice",
    "e1,p1,30\ne1,p2,20\ne1,p1,40\n",
    "import/bad-events",
    /e1 reaches place p1/,
  ],
  [
    "a place that is nowhere",
    "e1,p1,30\ne1,p01,20\n",
    "import/no-such-place",
    /places\.csv.*1 of 2 places that events reach are not in it: p01/,
  ],
])("%s is refused rather than counted twice or not at all", async (_, rows, code, words) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "hits.csv"), `event,place,wind\n${rows}`);
  writeFileSync(join(folder, "years.csv"), "event,often\ne1,0.01\n");
  writeFileSync(join(folder, "places.csv"), "place,lon,lat\np1,173,-41\np2,174,-41\n");
  const coordinates = { x: "lon", y: "lat" };
  const at = { file: "places.csv", coordinates, crs: "EPSG:4326", id: "place" };
  const description = writeDescription(folder, {
    client: "events",
    title: "Events",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "houses", title: "House", ...at }],
    hazards: [
      {
        id: "storms",
        title: "Storms",
        summary: "Storms",
        intensity: "Wind",
        source: {
          kind: "events",
          ...{ file: "hits.csv", event: "event", id: "place", intensity: "wind" },
          frequencies: { file: "years.csv", event: "event", frequency: "often" },
          places: { ...at, within: 1000 },
        },
        scenarios: [{ tag: "storms", name: "Storms" }],
        sampling: { rule: "attribute" },
        classes: "exposed",
        methodology: { content: "Test" },
      },
    ],
  });
  await expect(importDataset({ description })).rejects.toMatchObject({
    code,
    message: expect.stringMatching(words),
  });
});
