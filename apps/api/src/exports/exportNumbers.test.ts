import { exportFormats } from "@stopbank/contract/exports";
import type { ExposureStats } from "@stopbank/contract/risk";
import { wireClasses } from "@stopbank/contract/wire-classes";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { classTitles } from "./testing/classTitles.ts";
import { isReadable, type ReadLayers, type ReadRow, readers } from "./testing/readExport.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Each asks other programs to read what was written, in a second or two. */
const areManyAsked = process.env.STOPBANK_CAMPAIGNS === "1";

/** Those that something here reads. */
const formats = exportFormats.filter(isReadable);

const tags = ["flood_100yr", "flood_500yr", "quake_m7"];
const titles: Readonly<Record<string, string>> = classTitles;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Where the elements are, and somewhat around. */
const area = fc
  .tuple(between(172.78, 172.88), between(-40.42, -40.32), between(0.002, 0.08), between(0.002, 0.08))
  .map(([west, south, width, height]) => {
    const [east, north] = [west + width, south + height];
    return `${west},${south};${east},${south};${east},${north};${west},${north}`;
  });
const question = fc.record({
  area: fc.oneof(fc.constant("all"), area),
  types: fc.shuffledSubarray(["buildings", "roads", "supply"], { minLength: 1 }),
  tags: fc.shuffledSubarray(tags, { minLength: 1 }),
  regions: fc.subarray(["suburb.otara", "suburb.south"]),
  rule: fc.constantFrom("touches", "anchor"),
  leastFloor: fc.option(fc.integer({ min: 98, max: 110 }), { nil: undefined }),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

const queryOf = ({ regions, rule }: Question) =>
  `?area_rule=${rule}${regions.length === 0 ? "" : `&regions=${regions.join()}`}`;
const filtersOf = ({ leastFloor }: Question) => ({ buildings: { floor_area: { min: leastFloor ?? 0 } } });

async function statsOf(asked: Question): Promise<ExposureStats> {
  const path = `/asset/exposure/stats/${asked.types}/${asked.tags}/${encodeURIComponent(asked.area)}${queryOf(asked)}`;
  const body = asked.leastFloor === undefined ? {} : { identifying_information: filtersOf(asked) };
  return (await api.post(path, body, api.as("member"))).json();
}

async function exported(asked: Question, format: (typeof exportFormats)[number]): Promise<ReadLayers> {
  const filters =
    asked.leastFloor === undefined
      ? ""
      : `&identifying_information=${encodeURIComponent(JSON.stringify(filtersOf(asked)))}`;
  const path = `/asset/export/risksummary/larkhaven/${format}/${asked.types}/${asked.tags}/${encodeURIComponent(asked.area)}${queryOf(asked)}${filters}`;
  const answer = await api.get(path, api.as("member"));
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  return readers[format](answer.rawPayload);
}

/** A scenario's columns; the supply points' are those of the first day. */
const columnsOf = (type: string, tag: string) => (type === "supply" ? `${tag} 1 days` : tag);
const numberIn = (row: ReadRow, column: string) => Number(row[column] ?? Number.NaN);

function expectSame(layers: ReadLayers, stats: ExposureStats): void {
  for (const { asset_type, hazard_scenario, data } of stats) {
    const rows = layers[asset_type] ?? [];
    const key = columnsOf(asset_type, hazard_scenario);
    const inState = (state: string) => rows.filter((row) => row[`${key} state`] === state);
    expect({
      selected: rows.length,
      exposed: inState("exposed").length,
      notExposed: inState("not exposed").length,
      notAssessed: inState("not assessed").length,
    }).toEqual({
      selected: data.assessment.selected_count,
      exposed: data.assessment.exposed_count,
      notExposed: data.assessment.not_exposed_count,
      notAssessed: data.assessment.not_assessed_count,
    });
    const metricOf = (row: ReadRow) => (data.metric_type === "count" ? 1 : numberIn(row, data.metric_type));
    const costs = data.attribute_stats.replacement_costs;
    for (const name of wireClasses) {
      const own = rows.filter((row) => row[`${key} class`] === titles[name]);
      expect(own.length, name).toBe(data.asset_counts[`${name}_count`]);
      expect(sum(own.map(metricOf))).toBeCloseTo(data.totals[name], 9);
      const known = own.map((row) => numberIn(row, "cost")).filter((cost) => !Number.isNaN(cost));
      if (costs !== null) expect(sum(known)).toBeCloseTo(costs.value[name], 6);
      expect(own.length - known.length).toBe(
        costs === null ? own.length : data.assets_missing_attributes[`${name}_missing`],
      );
    }
    const values = rows.map((row) => numberIn(row, `${key} value`)).filter((value) => !Number.isNaN(value));
    expect(values.length === 0 ? null : Math.max(...values)).toBe(data.highest_exposure);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What other programs read as a number or as a text is compared as the text of either. */
const comparable = (layers: ReadLayers) =>
  Object.fromEntries(
    Object.entries(layers)
      .filter(([, rows]) => rows.length > 0)
      .map(([type, rows]) => [
        type,
        rows.map(({ layer: _, layer_type: __, dataset: ___, ...row }) =>
          Object.fromEntries(
            // What is not known some programs leave out.
            Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
          ),
        ),
      ]),
  );

describe("C-11: an export has the numbers of the risk calls, element by element", () => {
  it.each(formats)("EXP-17, EXP-18: as %s, whatever is asked", async (format) => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expectSame(await exported(asked, format), await statsOf(asked));
      }),
      { numRuns: areManyAsked ? 25 : 5 },
    );
  });

  it("the same in every kind of file", async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const [first, ...others] = formats;
        const expected = comparable(await exported(asked, first ?? "geojson"));
        for (const other of others) expect(comparable(await exported(asked, other)), other).toEqual(expected);
      }),
      { numRuns: areManyAsked ? 15 : 3 },
    );
  });

  it("as each element's own call says it", async () => {
    const asked: Question = {
      area: "all",
      types: ["buildings"],
      tags,
      regions: [],
      rule: "touches",
      leastFloor: undefined,
    };
    const { buildings = [] } = await exported(asked, "geojson");
    for (const id of ["b-0-0", "b-3-2", "b-9-9", "b-5-7"]) {
      const row = buildings.find((each) => each.id === id) ?? {};
      const calls = (await api.get(`/hazard/scenarios/buildings/${id}`, api.as("member"))).json();
      for (const call of calls) {
        const key = call.hazard_scenario;
        const state = { true: "exposed", false: "not exposed", unknown: "not assessed" }[
          call.is_exposed as "true" | "false" | "unknown"
        ];
        expect([id, key, row[`${key} state`], row[`${key} class`], row[`${key} value`]]).toEqual([
          id,
          key,
          state,
          call.damage_class === null ? null : titles[call.damage_class],
          call.exposure_value,
        ]);
      }
    }
  });
});
