import { setImmediate } from "node:timers/promises";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { beforeEach, describe, expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import { madeHouses, publishRegions } from "../testing/regionsDataset.ts";
import { servedDatasets } from "../testing/servedDatasets.ts";
import { type Asker, askerGone } from "../work/asker.ts";
import { areaParts } from "./areaParts.ts";
import { areaPriorities, areasOf } from "./areaPriorities.ts";
import { exposedByHazardGroup } from "./exposedElements.ts";
import { fitSettings } from "./fitSettings.ts";
import { rankingNamed } from "./readSettings.ts";
import type { Ranking } from "./scenarioShares.ts";
import { stability } from "./stability.ts";

const tags = ["flood_100yr", "quake_m7"];
const settings: Prioritisation = {
  layers: ["ward", "cell"].map((id) => ({ layer_id: id, region_group: id, display_name: id })),
  value_sets: [
    {
      value_set_id: "all",
      display_name: "All",
      elements: ["houses", "pipes"].map((type) => ({ element_id: type, type })),
    },
  ],
  scenarios: [{ scenario_id: "both", display_name: "Both", hazard_scenarios: tags }],
  assessments: [],
};

const datasets = servedDatasets((root) => publishRegions(root, "larkhaven", madeHouses()));
let dataset: ServedDataset;
beforeEach(async () => {
  // Nothing of it is worked out yet.
  dataset = await datasets.open();
});

async function ranking(regionGroup = "ward"): Promise<Ranking> {
  const fitted = await fitSettings({ settings, version: 1 }, dataset, () => Promise.resolve());
  return rankingNamed(dataset, fitted, { scenario: "both", regionGroup });
}

/** Somebody whose turns come one by one, when they are let. */
function somebody(site: string) {
  const leaving = new AbortController();
  const waiting: Array<() => void> = [];
  let isLet = false;
  let turns = 0;
  const turn = () => {
    turns++;
    return isLet ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve));
  };
  const asker: Asker = { budgetHolder: site, site, isVisitor: false, signal: leaving.signal, turn };
  return {
    asker,
    turns: () => turns,
    leave: () => leaving.abort(askerGone()),
    letOnce: () => waiting.shift()?.(),
    letOn: () => {
      isLet = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}
const gone = { code: "work/gone" };

describe("PRI-15 work that nobody waits for any more", () => {
  const questions: ReadonlyArray<readonly [string, (ranking: Ranking, asker: Asker) => Promise<unknown>]> = [
    ["priorities", (asked, asker) => areaPriorities(asked, {}, asker)],
    ["parts", (asked, asker) => areaParts(asked, areasOf(asked)[0]!, {}, asker)],
    [
      "exposed elements",
      ({ settings: { valueSets, weightOf }, scenario }, asker) => {
        const elements = valueSets.flatMap((set) => set.elements);
        const { hazardScenarios } = scenario;
        return exposedByHazardGroup({ dataset, elements, hazardScenarios, weightOf, regions: [] }, asker);
      },
    ],
    ["rank stability", (asked, asker) => stability(asked, {}, { work: undefined as never, asker })],
  ];

  it.each(questions)("%s: takes one turn more at most", async (_what, ask) => {
    const asked = await ranking();
    const { asker, turns, leave, letOn } = somebody("one");
    const answer = ask(asked, asker);
    answer.catch(() => undefined);
    await expect.poll(turns).toBe(1);
    leave();
    letOn();
    await expect(answer).rejects.toMatchObject(gone);
    await setImmediate();
    expect(turns()).toBe(1);
  });

  it("goes on for another who asked the same, however the first had it begun", async () => {
    const asked = await ranking();
    const [one, two] = [somebody("one"), somebody("two")];
    const first = areaPriorities(asked, {}, one.asker);
    first.catch(() => undefined);
    const second = areaPriorities(asked, {}, two.asker);
    await expect.poll(one.turns).toBe(1);
    one.leave();
    await expect(first).rejects.toMatchObject(gone);
    one.letOn();
    two.letOn();
    expect(Object.keys((await second).regions)).toHaveLength(4);
  });

  it("goes on where another question wants a part of it", async () => {
    // Both need what the two hazards do to a layer together, and nothing else in common.
    const [wards, cells] = [await ranking("ward"), await ranking("cell")];
    const [one, two] = [somebody("one"), somebody("two")];
    const first = areaPriorities(wards, {}, one.asker);
    first.catch(() => undefined);
    // Its first turn is before a layer, the next within the part that is shared.
    await expect.poll(one.turns).toBe(1);
    one.letOnce();
    await expect.poll(one.turns).toBe(2);
    const second = areaPriorities(cells, {}, two.asker);
    await expect.poll(two.turns).toBe(1);
    // It comes to the shared part, and waits there for a turn of either.
    two.letOnce();
    await expect.poll(two.turns).toBe(2);
    one.leave();
    await expect(first).rejects.toMatchObject(gone);
    for (let i = 0; i < 50; i++) await setImmediate();
    expect([one.turns(), two.turns()]).toEqual([2, 2]);
    two.letOn();
    expect(Object.keys((await second).regions)).toHaveLength(144);
    expect(one.turns()).toBe(2);
  });

  it("waits for no turns of whoever had it begun, while others who want it have theirs", async () => {
    const asked = await ranking();
    const [one, two] = [somebody("one"), somebody("two")];
    const first = areaPriorities(asked, {}, one.asker);
    await expect.poll(one.turns).toBe(1);
    two.letOn();
    expect(Object.keys((await areaPriorities(asked, {}, two.asker)).regions)).toHaveLength(4);
    one.letOn();
    await first;
  });

  it("begins anew for who asks once it has ended", async () => {
    const asked = await ranking();
    const [one, two] = [somebody("one"), somebody("two")];
    const first = areaPriorities(asked, {}, one.asker);
    first.catch(() => undefined);
    await expect.poll(one.turns).toBe(1);
    one.leave();
    const second = areaPriorities(asked, {}, two.asker);
    one.letOn();
    two.letOn();
    expect(Object.keys((await second).regions)).toHaveLength(4);
    await expect(first).rejects.toMatchObject(gone);
  });
});
