import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { hazardNamed } from "../ask/scenarioChoice.ts";
import type { SelectionRequest } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { riskTogether } from "../exposure/riskData.ts";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { servedDatasets } from "../testing/servedDatasets.ts";
import { createAreaWork } from "../work/areaWork.ts";
import { createPositionBudget } from "../work/positionBudget.ts";
import { createQuestionThreads } from "../work/questionThreads.ts";
import { createWorkerPool } from "../work/workerPool.ts";
import { expectedAnnualDamage } from "./annualDamage.ts";
import { damageTogether } from "./damageTogether.ts";

const datasets = servedDatasets(publishLarkhaven);
let dataset: ServedDataset;
beforeAll(async () => {
  dataset = await datasets.open();
});
afterAll(async () => {
  await Promise.all([pool.close(), questions.close()]);
});

const pool = createWorkerPool({ threads: 1, mostSeconds: 10 });
const questions = createQuestionThreads({ threads: 1 });
const budget = createPositionBudget({ visitor: 100_000, member: 100_000 });
const work = createAreaWork(pool, budget, questions);

let turns: number;
beforeEach(() => {
  turns = 0;
});
const turn = async () => {
  turns++;
};
const everything = () =>
  ({
    asker: { budgetHolder: "one", site: "one", isVisitor: true, signal: new AbortController().signal, turn },
    work,
    area: undefined,
    areaRule: undefined,
    regions: [],
    body: {},
  }) satisfies SelectionRequest;
const question = () => ({ type: "buildings", selection: everything(), nDays: undefined });

it("damage by the year lets others have their turn at every scenario it reads, when it works it out", async () => {
  const layer = await dataset.layer("buildings");
  const hazard = hazardNamed(dataset, "flood");
  const { loss_curve: periods } = await expectedAnnualDamage(dataset, layer, {
    ...question(),
    hazard,
    fixed: {},
    rule: undefined,
  });
  expect(periods.length).toBeGreaterThan(1);
  // For its damage, for what was assessed, and for what elements lack.
  expect(turns).toBeGreaterThanOrEqual(3 * periods.length);
});

it("damage together does so for each return period of each hazard that it looks at", async () => {
  const tags = [hazardNamed(dataset, "flood").scenarios[0]!.tag];
  const { each } = await damageTogether(dataset, question(), tags);
  const periods = each.flatMap(({ return_periods: years }) => years).length;
  expect(periods).toBeGreaterThan(1);
  expect(turns).toBeGreaterThanOrEqual(2 * periods);
});

it("scenarios together do so for each scenario", async () => {
  const tags = dataset.manifest.hazards.flatMap(({ scenarios }) => scenarios.map(({ tag }) => tag));
  await riskTogether(dataset, question(), tags);
  expect(tags.length).toBeGreaterThan(2);
  expect(turns).toBeGreaterThanOrEqual(tags.length);
});
