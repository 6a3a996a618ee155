import type { ExposureStats, MultiHazardStats, RiskNumbers } from "@stopbank/contract/risk";
import { hasOpenpyxl, type ReadCell, type ReadWorkbook, readWorkbook } from "@stopbank/exports/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { classTitles } from "./testing/classTitles.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const types = ["buildings", "roads"];
const tags = ["flood_100yr", "flood_500yr", "quake_m7"];
const filters = { buildings: { floor_area: { min: 101 } } };
const area = "172.795,-40.405;172.875,-40.405;172.875,-40.32;172.795,-40.32";

type Asked = { readonly area: string; readonly filters?: object };
const questions: readonly (readonly [string, Asked])[] = [
  ["of everything", { area: "all" }],
  ["of an area and by attributes", { area, filters }],
];

const stats = async (asked: Asked, of: readonly string[], query = ""): Promise<ExposureStats> =>
  (
    await api.post(
      `/asset/exposure/stats/${types}/${of}/${encodeURIComponent(asked.area)}${query}`,
      asked.filters === undefined ? {} : { identifying_information: asked.filters },
      api.as("member", "larkhaven"),
    )
  ).json();

async function workbookOf({ area: where, filters: by }: Asked): Promise<ReadWorkbook> {
  const query = by === undefined ? "" : `?identifying_information=${encodeURIComponent(JSON.stringify(by))}`;
  const answer = await api.get(
    `/asset/export/risksummary/larkhaven/xlsx/${types}/${tags}/${encodeURIComponent(where)}${query}`,
    api.as("member", "larkhaven"),
  );
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return readWorkbook(answer.rawPayload);
}

type Row = Readonly<Record<string, ReadCell>>;
/** A sheet's rows by their columns' titles. */
function rowsOf({ sheets }: ReadWorkbook, name: string): Row[] {
  const [head = [], ...rows] = sheets[name]?.rows ?? [];
  return rows.map((cells) => Object.fromEntries(head.map((title, at) => [String(title), cells[at] ?? null])));
}

/** Every number that both have. Metrics are sums of lengths, and the order of a sum is in its last digits. */
function expectSame(row: Row | undefined, data: Omit<RiskNumbers, "exposure_buckets">, what: string): void {
  const { assessment, asset_counts, attribute_stats } = data;
  expect(row, what).toMatchObject({
    Selected: assessment.selected_count,
    Assessed: assessment.assessed_count,
    Exposed: assessment.exposed_count,
    "Not exposed": assessment.not_exposed_count,
    "Not assessed": assessment.not_assessed_count,
    ...Object.fromEntries(
      Object.entries(classTitles).map(([name, word]) => [
        `${word} (class)`,
        asset_counts[`${name as keyof typeof classTitles}_count`],
      ]),
    ),
  });
  const number = (title: string) => Number(row?.[title] ?? 0);
  expect(number("Metric assessed"), what).toBeCloseTo(assessment.assessed_metric, 6);
  expect(number("Metric exposed"), what).toBeCloseTo(assessment.exposed_metric, 6);
  expect(number("Metric not assessed"), what).toBeCloseTo(assessment.not_assessed_metric, 6);
  const { assessed_count: assessed, exposed_count: exposed } = assessment;
  expect(number("Exposed of assessed"), what).toBeCloseTo(assessed === 0 ? 0 : exposed / assessed, 12);
  const costs = attribute_stats.replacement_costs;
  expect(number("Replacement cost exposed (NZD)"), what).toBeCloseTo(costs?.value.total ?? 0, 2);
}

describe.skipIf(!hasOpenpyxl).each(questions)("EXP-17 C-11 a workbook %s", (_case, asked) => {
  let book: ReadWorkbook;
  let answers: ExposureStats;
  /** A layer's name on the sheets, and the title that a scenario has there. */
  const layerName = (type: string) => ({ buildings: "Buildings", roads: "Roads" })[type];
  const numbersOf = (type: string, tag: string, from = answers) =>
    from.find((each) => each.asset_type === type && each.hazard_scenario === tag)?.data;
  beforeAll(async () => {
    [book, answers] = await Promise.all([workbookOf(asked), stats(asked, tags)]);
  });
  /** In the order in which they were asked for, with all together last. */
  const titles = () => [...new Set(rowsOf(book, "By class").map(({ Scenario }) => String(Scenario)))];

  it("has the numbers of the risk calls by class, number by number", async () => {
    const rows = rowsOf(book, "By class");
    expect(rows).toHaveLength(types.length * (tags.length + 1));
    const body = asked.filters === undefined ? {} : { identifying_information: asked.filters };
    const together: MultiHazardStats = (
      await api.post(
        `/asset/exposure/multihazard_stats/${types}/${tags}/${encodeURIComponent(asked.area)}`,
        body,
        api.as("member", "larkhaven"),
      )
    ).json();
    for (const type of types) {
      const own = rows.filter((row) => row["Element layer"] === layerName(type));
      for (const [at, tag] of tags.entries()) {
        const data = numbersOf(type, tag);
        if (data === undefined) throw new Error(`${type} under ${tag} has no answer.`);
        expectSame(own[at], data, `${type} under ${tag}`);
      }
      const { assessment } = together.find((each) => each.asset_type === type)?.data ?? {};
      expect(own.at(-1), `${type} together`).toMatchObject({
        Scenario: "All scenarios together",
        Selected: assessment?.selected_count,
        Exposed: assessment?.exposed_count,
        "Not exposed": assessment?.not_exposed_count,
        "Not assessed": assessment?.not_assessed_count,
      });
    }
  });

  it.each([
    ["suburb.otara", "Ōtara"],
    ["suburb.south", "South"],
  ])("has the numbers of the risk calls by region: %s", async (region, name) => {
    const inRegion = await stats(asked, tags, `?regions=${region}`);
    for (const type of types)
      for (const [at, tag] of tags.entries()) {
        const data = numbersOf(type, tag, inRegion);
        if (data === undefined) throw new Error(`${type} under ${tag} has no answer.`);
        const row = rowsOf(book, "By region").find(
          (each) =>
            each["Element layer"] === layerName(type) &&
            each.Scenario === titles()[at] &&
            each.Region === name,
        );
        // A region without elements has no row.
        if (data.assessment.selected_count > 0) expectSame(row, data, `${type} under ${tag} in ${name}`);
        else expect(row).toBeUndefined();
      }
  });

  it("adds up by region to the whole, with what lies in none", () => {
    const rows = rowsOf(book, "By region");
    for (const type of types)
      for (const [at, tag] of tags.entries()) {
        const own = rows.filter(
          (row) => row["Element layer"] === layerName(type) && row.Scenario === titles()[at],
        );
        const sum = (title: string) => own.reduce((total, row) => total + Number(row[title]), 0);
        const { assessment } = numbersOf(type, tag) ?? {};
        expect([sum("Selected"), sum("Exposed"), sum("Not assessed")]).toEqual([
          assessment?.selected_count,
          assessment?.exposed_count,
          assessment?.not_assessed_count,
        ]);
      }
  });

  it("has along each parameter the numbers of the scenarios there, which the projected call has too", async () => {
    const rows = rowsOf(book, "Projected");
    expect(rows.length).toBeGreaterThan(3);
    const every = await stats(asked, [...new Set(rows.map((row) => String(row["Scenario tag"])))]);
    for (const row of rows) {
      const [type = ""] = types.filter((each) => layerName(each) === row["Element layer"]);
      const tag = String(row["Scenario tag"]);
      const data = numbersOf(type, tag, every);
      if (data === undefined) throw new Error(`${type} under ${tag} has no answer.`);
      expectSame(row, data, `${type} at ${row.Parameter} ${row.Value}`);
    }
  });
});
