import { validateArea } from "@stopbank/risk-engine/area";
import { blockSums } from "@stopbank/risk-engine/block-sums";
import { type Selection, selectElements, wholeLayer } from "@stopbank/risk-engine/select";
import { shared } from "@stopbank/risk-engine/shared-memory";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { summarise, summaryOf } from "@stopbank/risk-engine/summarise";
import { afterAll, describe, expect, it } from "vitest";
import { type AreaWork, createAreaWork } from "./areaWork.ts";
import type { Asker } from "./asker.ts";
import { createQuestionThreads, type QuestionThreads } from "./questionThreads.ts";
import { type AreaToSelect, type TallyColumns, tally } from "./tallyTask.ts";
import type { WorkerPool } from "./workerPool.ts";

const threads = createQuestionThreads({ threads: 2 });
afterAll(() => threads.close());

/** Above what is worth a thread. */
const count = 24_000;
const side = 155;
const coords = shared(
  Float64Array.from({ length: count * 2 }, (_, i) =>
    i % 2 === 0 ? (Math.floor(i / 2) % side) / side : Math.floor(i / 2 / side) / side,
  ),
);
const index = buildIndex({
  kind: "point",
  coords,
  partStart: shared(Int32Array.from({ length: count + 1 }, (_, i) => i)),
});
// Values and costs are halves, so that sums are exact in whatever order.
const halves = shared(Float64Array.from({ length: count }, (_, i) => (i % 97) / 2));
const measures = {
  metric: halves,
  replacementCost: { value: shared(halves.map((value, i) => (i % 7 === 0 ? Number.NaN : value * 4))) },
};
/** Each leaves out other elements, and has other values. */
const scenario = (number: number): TallyColumns => {
  const element = Uint32Array.from({ length: count }, (_, i) => i).filter((i) => i % (number + 2) !== 0);
  const exposure = {
    element: shared(element),
    value: shared(Float32Array.from(element, (i) => ((i * (number + 1)) % 31) / 2)),
    damageClass: shared(Uint8Array.from(element, (i) => (i % 11 === 0 ? 255 : i % 7))),
  };
  return { index, exposure, measures, blocks: blockSums(exposure, measures, count) };
};
const scenarios = Array.from({ length: 10 }, (_, i) => scenario(i));
/** Corners round a middle, uneven. */
const area = (corners: number, reach: number, x = 0.5, y = 0.5): AreaToSelect => {
  const ring = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const radius = reach * (1 + 0.3 * Math.sin(5 * angle));
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  const polygon = { type: "Polygon" as const, coordinates: [[...ring, ring[0]!]] };
  return { area: validateArea(polygon), rule: "touches", within: wholeLayer(count) };
};
const elements: readonly (Selection | AreaToSelect)[] = [
  wholeLayer(count),
  area(64, 0.3),
  { ...area(5, 0.1, 0.2, 0.8), rule: "anchor" },
  { ...area(64, 0.3), within: { ranges: Uint32Array.of(5_000, 9_000), count: 4_000, of: count } },
  area(9, 0.001, 3, 3),
];
const asker: Asker = {
  budgetHolder: "somebody",
  site: "somewhere",
  isVisitor: true,
  signal: new AbortController().signal,
  turn: async () => undefined,
};
let inThreads = 0;
const counted: QuestionThreads = {
  ...threads,
  run: (...task) => {
    inThreads++;
    return threads.run(...task);
  },
};
const work = createAreaWork({} as WorkerPool, { spend: async () => undefined }, counted);
const ask = async (question: AreaWork, each: Selection | AreaToSelect, columns: TallyColumns) =>
  question.tally(
    { elements: each, isSelectionWanted: true },
    { index, sharedIndex: async (make) => make() },
    columns,
    asker,
  );

describe("a question", () => {
  it("has the same answer on the event loop, in a thread, and added up without blocks", async () => {
    await untilReady();
    const asked = elements.flatMap((each) => scenarios.map((columns) => ({ each, columns })));
    // All at once: those after the first go to threads, which keep the columns of eight scenarios.
    const answers = await Promise.all(
      asked.map(({ each, columns }) => work.during(() => ask(work, each, columns))),
    );
    expect(inThreads).toBeGreaterThanOrEqual(asked.length - 1);
    for (const [i, { each, columns }] of asked.entries()) {
      const atOnce = tally({ elements: each, isSelectionWanted: true }, columns);
      expect(answers[i]).toEqual(atOnce);
      const selection = "ranges" in each ? each : selectElements(index, { area: each });
      if ("ranges" in each || each.within.count === count)
        expect(summaryOf(answers[i]!.tally, measures, columns.blocks)).toEqual(
          summarise(selection, columns.exposure, measures),
        );
    }
  });

  it("has its blocks summed in a thread, in memory that both share", async () => {
    const [{ exposure, blocks }] = scenarios as [TallyColumns];
    const made = await threads.run("sumBlocks", { exposure, measures, of: count }, asker);
    expect(made).toEqual(blocks);
    expect(made.levels[0]?.sums.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it("is given up in a thread as on the loop where its area takes more than an ordinary one", async () => {
    const spikes = Array.from({ length: 1_999 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 1_999;
      const radius = i % 2 === 0 ? 3 : 0.01;
      return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
    });
    const polygon = { type: "Polygon" as const, coordinates: [[...spikes, spikes[0]!]] };
    const star = { ...area(3, 1), area: validateArea(polygon) };
    const task = { elements: star, isSelectionWanted: false };
    const [columns] = scenarios as [TallyColumns];
    expect(tally(task, columns)).toBeUndefined();
    expect(await threads.run("tally", { ...task, name: "star", columns }, asker)).toBeUndefined();
  });

  it("waits no more when its caller has gone", async () => {
    const [columns] = scenarios as [TallyColumns];
    const leaving = new AbortController();
    const task = { elements: elements[1]!, isSelectionWanted: false, name: "gone", columns };
    const others = Array.from({ length: 8 }, () => threads.run("tally", task, asker));
    const gone = threads.run("tally", task, { ...asker, signal: leaving.signal });
    const refused = expect(gone).rejects.toMatchObject({ code: "work/gone" });
    leaving.abort();
    await refused;
    expect(await Promise.all(others)).toHaveLength(8);
  });
});

async function untilReady(): Promise<void> {
  while (!threads.areReady()) await new Promise((resolve) => setImmediate(resolve));
}
