import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { expect, it, onTestFinished } from "vitest";
import { diffDatasets } from "./diff.ts";
import { localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard, sampleType } from "./sampleDataset.ts";
import { versionBefore } from "./versions.ts";
import { createDatasetWriter } from "./write.ts";

const { low, high } = damageClassCodes;

/** Poles in a row, and what each scenario makes of them: a class code, or nothing where it is not exposed. */
async function publish(
  root: string,
  poles: readonly string[],
  scenarios: Readonly<Record<string, Readonly<Record<string, number>>>>,
) {
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(
    sampleType("poles", "point"),
    {
      kind: "point",
      coords: Float64Array.from(poles.flatMap((_, i) => [172 + i / 10, -40.5])),
      partStart: Int32Array.from([...poles, ""], (_, i) => i),
    },
    { id: [...poles], name: [...poles] },
  );
  writer.addHazard(sampleHazard("flood", Object.keys(scenarios)));
  for (const [tag, classes] of Object.entries(scenarios)) {
    const rows = poles.flatMap((id, i) => (classes[id] === undefined ? [] : [[i, classes[id]] as const]));
    await writer.addExposure("poles", "flood", tag, {
      element: Uint32Array.from(rows, ([element]) => element),
      value: Float32Array.from(rows, ([, code]) => (code === notAssessed ? Number.NaN : 1)),
      damageClass: Uint8Array.from(rows, ([, code]) => code),
    });
  }
  const { version } = await writer.publish();
  return openDataset(localStorage(root), sampleAbout.client, { version });
}

function temporaryRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "stopbank-diff-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

it("elements added and removed by id, classes moved, totals before and after", async () => {
  const root = temporaryRoot();
  const before = await publish(root, ["a", "b", "c", "d"], {
    small: { a: low, b: low, d: notAssessed },
  });
  const after = await publish(root, ["e", "d", "b", "a"], {
    small: { a: high, b: high, d: low, e: high },
    large: { a: high },
  });
  expect(await versionBefore(localStorage(root), sampleAbout.client)).toBe(before.version);
  const { elements, exposures } = await diffDatasets(before, after);
  expect(elements).toEqual([{ type: "poles", before: 4, after: 4, added: ["e"], removed: ["c"] }]);
  expect(exposures).toMatchObject([
    {
      type: "poles",
      hazardId: "flood",
      scenario: "small",
      moves: [
        { from: "not assessed", to: "low", elements: 1 },
        { from: "low", to: "high", elements: 2 },
      ],
      before: { "not assessed": 1, "not exposed": 1, low: 2, high: 0 },
      after: { "not assessed": 0, "not exposed": 0, low: 1, high: 3 },
    },
    {
      scenario: "large",
      moves: [
        { from: "not assessed", to: "not exposed", elements: 2 },
        { from: "not assessed", to: "high", elements: 1 },
      ],
      before: { "not assessed": 4 },
      after: { "not exposed": 3, high: 1 },
    },
  ]);
});

it("a version beside itself has changed in nothing", async () => {
  const dataset = await publish(temporaryRoot(), ["a", "b"], { small: { a: low } });
  const { elements, exposures } = await diffDatasets(dataset, dataset);
  expect(elements).toMatchObject([{ added: [], removed: [] }]);
  for (const { moves, before, after } of exposures) expect([moves, after]).toEqual([[], before]);
});
