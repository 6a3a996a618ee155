import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Example } from "./manifest/example.ts";
import { localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard } from "./testing/sampleDataset.ts";
import { createDatasetWriter } from "./write.ts";

const flood: Example = { title: "A flood", elements: [], scenarios: ["flood_100"] };

async function published(examples: readonly Example[], startScenario?: string) {
  const root = mkdtempSync(join(tmpdir(), "stopbank-examples-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const writer = await createDatasetWriter(root, { ...sampleAbout, examples: [...examples] });
  const hazard = sampleHazard("flood", ["flood_10", "flood_100"]);
  writer.addHazard(startScenario === undefined ? hazard : { ...hazard, startScenario });
  await writer.publish();
  return (await openDataset(localStorage(root), sampleAbout.client)).manifest;
}

it("a dataset says what an empty map offers, and where a hazard begins", async () => {
  const manifest = await published([flood], "flood_100");
  expect(manifest.examples).toEqual([flood]);
  expect(manifest.hazards[0]?.startScenario).toBe("flood_100");
});

it.each([
  [
    { ...flood, elements: ["boats"] },
    /"A flood" names the element type boats, which the dataset does not have/,
  ],
  [{ ...flood, contextual: ["piers"] }, /names the contextual layer piers/],
  [{ ...flood, scenarios: ["flood_5"] }, /names the scenario flood_5/],
  [{ ...flood, scenarios: ["flood_10", "flood_100"] }, /names two scenarios of flood/],
] as const)(
  "an example that the dataset cannot show is refused before anything is published: %j",
  async (example, words) => {
    await expect(
      published([
        { ...example, elements: [...example.elements], scenarios: [...example.scenarios] } as Example,
      ]),
    ).rejects.toMatchObject({ code: "dataset/bad-input", message: expect.stringMatching(words) });
  },
);

it("a start that the hazard does not have is refused", async () => {
  await expect(published([], "flood_5")).rejects.toThrow(/starts at the scenario flood_5/);
});
