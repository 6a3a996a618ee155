import type { PropertyStatuses } from "@stopbank/contract/property";
import { expect, it } from "vitest";
import { askForAll } from "./askForAll.ts";

const properties = Array.from({ length: 600 }, (_, at) => `P-${at}`);

/** Answers each part from the next version, the last one from then on. */
function answering(...versions: string[]) {
  const counts: number[] = [];
  let at = 0;
  const ask = async (some: readonly string[]): Promise<PropertyStatuses> => {
    const version = versions[Math.min(at++, versions.length - 1)] ?? "";
    return {
      dataset_version: version,
      hazards: [{ display_name: "Flood", scenario: "flood" }],
      rows: some.map((asked) => ({
        asked,
        asset_id: asked,
        address: version,
        legal_description: null,
        why_not: null,
        statuses: ["exposed"],
      })),
    };
  };
  return { counts, answer: askForAll(properties, ask, (count) => counts.push(count)) };
}

it("answers all in their order, in parts", async () => {
  const { counts, answer } = answering("v1");
  const { dataset_version, rows } = await answer;
  expect([dataset_version, rows.map(({ asked }) => asked)]).toEqual(["v1", properties]);
  expect(counts).toEqual([0, 250, 500]);
});

it("begins anew where the data becomes another meanwhile, so that no table is of two", async () => {
  const { counts, answer } = answering("v1", "v1", "v2");
  const { dataset_version, rows } = await answer;
  expect([dataset_version, rows.length, new Set(rows.map(({ address }) => address))]).toEqual([
    "v2",
    600,
    new Set(["v2"]),
  ]);
  expect(counts).toEqual([0, 250, 500, 0, 250, 500]);
});

it("says so where it becomes another each time", async () => {
  const { answer } = answering(...Array.from({ length: 20 }, (_, at) => `v${at}`));
  await expect(answer).rejects.toMatchObject({ code: "property/data-changing" });
});
