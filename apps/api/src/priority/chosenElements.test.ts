import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage } from "@stopbank/dataset/read";
import { selectionOf } from "@stopbank/risk-engine/select";
import { expect, it, onTestFinished } from "vitest";
import { createDatasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { madeHouses, publishRegions } from "../testing/regionsDataset.ts";
import { elementsOfSet } from "./chosenElements.ts";
import type { FittedElement } from "./fittedSettings.ts";

it("PRI-15 the elements that filters choose are looked for once for a dataset version and these filters", async () => {
  // Of its own: what filters choose is kept for the whole process, and other files ask the same of the same houses.
  const client = "chosen-elements";
  const root = await mkdtemp(join(tmpdir(), "stopbank-chosen-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await publishRegions(root, client, madeHouses());
  const dataset = await createDatasets(localStorage(root), 64 * 1_048_576).current(client);
  let columnsRead = 0;
  const watched: ServedDataset = {
    ...dataset,
    data: {
      ...dataset.data,
      elements: async (...asked) => {
        const table = await dataset.data.elements(...asked);
        const attribute: typeof table.attribute = (key) => {
          columnsRead++;
          return table.attribute(key);
        };
        return { ...table, attribute };
      },
    },
  };
  let turns = 0;
  const turn = async () => void turns++;
  const type = dataset.directory.elementType("houses");
  const { count, attribute } = await dataset.data.elements("houses");
  const rows = Array.from({ length: count }, (_, row) => row);
  const chosen = async (filters: NonNullable<FittedElement["filters"]>) =>
    (await elementsOfSet(watched, { elementId: "some", label: "Some", type, filters }, ["ward"], turn))
      .selection;
  const [use, floors] = [attribute("use"), attribute("floors")];
  const shops = rows.filter((row) => use.at(row) === "shop");
  const low = rows.filter((row) => Number(floors.at(row) ?? 99) <= 2);
  for (let time = 0; time < 3; time++) {
    expect(await chosen({ use: { values: ["shop"] } })).toEqual(selectionOf(shops, count));
    expect(await chosen({ floors: { max: 2 } })).toEqual(selectionOf(low, count));
  }
  expect(shops.length).toBeGreaterThan(0);
  expect(columnsRead).toBe(2);
  // Each filter in a turn of its own, so that nobody waits for many over a million elements.
  expect(turns).toBe(2);
  const both = shops.filter((row) => low.includes(row));
  expect(await chosen({ use: { values: ["shop"] }, floors: { max: 2 } })).toEqual(selectionOf(both, count));
  expect(turns).toBe(4);
});
