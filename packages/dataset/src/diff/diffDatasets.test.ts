import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { expect, it, onTestFinished } from "vitest";
import { localStorage, openDataset } from "../read.ts";
import { sampleAbout, sampleHazard, sampleType } from "../testing/sampleDataset.ts";
import { versionBefore } from "../versions.ts";
import { createDatasetWriter } from "../write.ts";
import { diffDatasets } from "./diffDatasets.ts";

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

const countsOf = (counts: Record<"notAssessed" | "notExposed" | "low" | "high", number>) => ({
  notAssessed: { count: counts.notAssessed },
  notExposed: { count: counts.notExposed },
  byClass: { low: { count: counts.low }, high: { count: counts.high } },
});

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
  expect(elements).toMatchObject([
    { type: "poles", before: { count: 4 }, after: { count: 4 }, added: ["e"], removed: ["c"] },
  ]);
  expect(exposures[1]).not.toHaveProperty("before");
  expect(exposures).toMatchObject([
    {
      type: "poles",
      hazardId: "flood",
      scenario: "small",
      moves: [
        { from: "not assessed", to: "low", elements: 1 },
        { from: "low", to: "high", elements: 2 },
      ],
      before: countsOf({ notAssessed: 1, notExposed: 1, low: 2, high: 0 }),
      after: countsOf({ notAssessed: 0, notExposed: 0, low: 1, high: 3 }),
    },
    {
      scenario: "large",
      moves: [
        { from: "not assessed", to: "not exposed", elements: 2 },
        { from: "not assessed", to: "high", elements: 1 },
      ],
      after: countsOf({ notAssessed: 0, notExposed: 3, low: 0, high: 1 }),
    },
  ]);
});

it("a version beside itself has changed in nothing", async () => {
  const dataset = await publish(temporaryRoot(), ["a", "b"], { small: { a: low } });
  const { described, elements, exposures } = await diffDatasets(dataset, dataset);
  expect(described).toEqual([]);
  expect(elements).toMatchObject([{ added: [], removed: [], reshaped: [], recosted: [] }]);
  for (const { moves, before, after } of exposures) expect([moves, after]).toEqual([[], before]);
});

it("totals are what a plain sum over the rows gives, whatever changed", async () => {
  const root = temporaryRoot();
  const sides = [sampleRows(11, 0), sampleRows(12, 40)];
  const [before, after] = await Promise.all(sides.map((rows, i) => publishRoads(root, rows, i)));
  const { described, elements, exposures } = await diffDatasets(before!, after!);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  for (const [i, rows] of sides.entries()) {
    const totals = i === 0 ? elements[0]!.before! : elements[0]!.after!;
    const costed = rows.filter(({ cost }) => !Number.isNaN(cost));
    expect(totals.count).toBe(rows.length);
    // A hundredth of a degree of latitude is 1.1 km.
    expect(totals.metric).toBeCloseTo(sum(rows.map(({ reach }) => reach * 111.03)), 0);
    expect(totals.replacementCost).toEqual({
      value: sum(costed.map(({ cost }) => cost)),
      min: sum(costed.map(({ cost }) => cost * 0.5)),
      max: sum(costed.map(({ cost }) => cost * 2)),
      missing: rows.length - costed.length,
    });
    const exposed = rows.filter(({ code }) => code === low || code === high);
    const told = i === 0 ? exposures[0]!.before! : exposures[0]!.after!;
    expect(told.exposed.count).toBe(exposed.length);
    expect(told.notAssessed.count).toBe(rows.filter(({ code }) => code === notAssessed).length);
    expect(told.byClass.high.count).toBe(rows.filter(({ code }) => code === high).length);
    expect(told.exposed.replacementCost?.value).toBe(
      sum(exposed.filter(({ cost }) => !Number.isNaN(cost)).map(({ cost }) => cost)),
    );
  }
  const [old, now] = sides.map((rows) => new Map(rows.map((row) => [row.id, row])));
  const both = [...old!.keys()].filter((id) => now!.has(id)).sort();
  const where = (differs: (a: Row, b: Row) => boolean) =>
    both.filter((id) => differs(old!.get(id)!, now!.get(id)!));
  expect(elements[0]!.added).toEqual([...now!.keys()].filter((id) => !old!.has(id)).sort());
  expect(elements[0]!.removed).toEqual([...old!.keys()].filter((id) => !now!.has(id)).sort());
  expect(elements[0]!.reshaped).toEqual(where((a, b) => a.reach !== b.reach));
  expect(elements[0]!.recosted).toEqual(where((a, b) => !Object.is(a.cost, b.cost)));
  expect(elements[0]!.reshaped.length).toBeGreaterThan(0);
  expect(sum(exposures[0]!.moves.map((move) => move.elements))).toBe(
    where((a, b) => a.code !== b.code).length,
  );
  expect(described).toEqual([
    { kind: "sampling", subject: "flood", before: "Highest cell touched.", after: "Mean of cells." },
    { kind: "scenario", subject: "flood: extra", after: "extra" },
    { kind: "convention", subject: "eadRule", after: "log: Log-linear." },
  ]);
});

interface Row {
  readonly id: string;
  /** In degrees of latitude. */
  readonly reach: number;
  readonly cost: number;
  /** Damage class, `notAssessed`, or undefined where not exposed. */
  readonly code: number | undefined;
}

/** Two hundred roads, some of which another seed has too, with other lengths, costs and classes. */
function sampleRows(seed: number, from: number): Row[] {
  const pick = <T>(i: number, choices: readonly T[]) => choices[(i * seed * 7 + (i >> 3)) % choices.length]!;
  return Array.from({ length: 200 }, (_, i) => ({
    id: `r${from + i}`,
    reach: 0.01 * (1 + pick(from + i, [0, 0, 1])),
    cost: pick(from + i, [100, 200, Number.NaN, 350]),
    code: pick(from + i, [low, high, undefined, notAssessed, low]),
  }));
}

async function publishRoads(root: string, rows: readonly Row[], side: number) {
  const writer = await createDatasetWriter(root, {
    ...sampleAbout,
    conventions: {
      ...sampleAbout.conventions,
      ...(side === 0 ? {} : { eadRule: { code: "log", text: "Log-linear." } }),
    },
  });
  const costs = ["cost", "least", "most"];
  const starts = (step: number) => Int32Array.from({ length: rows.length + 1 }, (_, i) => i * step);
  await writer.addElements(
    sampleType("roads", "line", {
      metric: { type: "length", unit: "km" },
      replacementCost: { attribute: "cost", minAttribute: "least", maxAttribute: "most" },
      attributes: [
        { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
        { key: "name", label: "Name", type: "text", filterable: false, lookup: true },
        ...costs.map((key) => ({
          key,
          label: key,
          type: "numeric" as const,
          filterable: false,
          lookup: false,
        })),
      ],
    }),
    {
      kind: "line",
      partStart: starts(1),
      vertexStart: starts(2),
      coords: Float64Array.from(
        rows.flatMap(({ id, reach }) => {
          const x = 172 + Number(id.slice(1)) / 1_000;
          return [x, -40.5, x, -40.5 + reach];
        }),
      ),
    },
    {
      id: rows.map(({ id }) => id),
      name: rows.map(({ id }) => id),
      cost: Float64Array.from(rows, ({ cost }) => cost),
      least: Float64Array.from(rows, ({ cost }) => cost * 0.5),
      most: Float64Array.from(rows, ({ cost }) => cost * 2),
    },
  );
  const hazard = sampleHazard("flood", side === 0 ? ["small"] : ["small", "extra"]);
  writer.addHazard(side === 0 ? hazard : { ...hazard, sampling: { rule: "mean", note: "Mean of cells." } });
  const hit = rows.flatMap(({ code }, i) => (code === undefined ? [] : [[i, code] as const]));
  await writer.addExposure("roads", "flood", "small", {
    element: Uint32Array.from(hit, ([element]) => element),
    value: Float32Array.from(hit, ([, code]) => (code === notAssessed ? Number.NaN : 1)),
    damageClass: Uint8Array.from(hit, ([, code]) => code),
  });
  const { version } = await writer.publish();
  return openDataset(localStorage(root), sampleAbout.client, { version });
}

it("what was recorded of damage, before and after", async () => {
  const root = temporaryRoot();
  const withDamage = async (lost: number) => {
    const writer = await createDatasetWriter(root, sampleAbout);
    const coords = Float64Array.of(172.1, -40.5);
    const place = { kind: "point", coords, partStart: Int32Array.of(0, 1) } as const;
    await writer.addElements(sampleType("poles", "point"), place, { id: ["a"], name: ["a"] });
    writer.addHazard(sampleHazard("flood", ["small"]));
    const element = Uint32Array.of(0);
    await writer.addExposure("poles", "flood", "small", {
      element,
      value: Float32Array.of(1),
      damageClass: Uint8Array.of(low),
    });
    const [min, value, max] = [lost / 2, lost, lost * 2].map((each) => Float64Array.of(each));
    const bounds = { min: min!, value: value!, max: max! };
    const rows = { element, ...bounds, lack: Uint8Array.of(0), atStake: bounds };
    await writer.addDamage("poles", "flood", "small", rows, "event");
    const { version } = await writer.publish();
    return openDataset(localStorage(root), sampleAbout.client, { version });
  };
  const { exposures } = await diffDatasets(await withDamage(100), await withDamage(150));
  expect(exposures).toMatchObject([
    {
      moves: [],
      damage: { before: { min: 50, value: 100, max: 200 }, after: { min: 75, value: 150, max: 300 } },
    },
  ]);
});
