import type { Layers } from "@stopbank/contract/layers";
import { admin, member, startServerHost, visitor } from "@stopbank/plugin-api/testing/server";
import exceljs from "exceljs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { sampleRegions, sampleSummary } from "../testing/sample.ts";
import plugin from "./index.ts";

const plugins = [{ manifest, load: async () => ({ default: plugin }) }];
const url = (ending: string, query = "?scenarios=flood_100yr") =>
  `/bff/summary/risk_summary.${ending}${query}`;

const asset = (type: string, display_name: string) => ({
  type,
  display_name,
  is_cascading: false,
  n_days: [],
});
const layers = {
  dataset_version: "db7b4b292ee6c027",
  notice: "Modelled demonstration data.",
  attribution: ["Modelled by Stopbank"],
  assets: {
    built: {
      groups: [
        { groupName: "Built", assets: [asset("buildings", "Buildings"), asset("supply", "Town water")] },
        { groupName: "Transport", assets: [asset("roads", "Roads")] },
      ],
    },
  },
  hazards: [{ scenarios: [{ assetTag: "flood_100yr", display_name: "River flooding, 1 in 100 years" }] }],
} as unknown as Layers;

const asked: string[] = [];
let host: Awaited<ReturnType<typeof startServerHost>>;
beforeAll(async () => {
  host = await startServerHost({
    plugins,
    flags: ["summaryPage"],
    answers: {
      layers,
      regions: [sampleRegions],
      regionSummary: ({ url: path }) => {
        asked.push(path);
        return sampleSummary;
      },
    },
  });
});
afterAll(() => host.close());

const get = (path: string) => host.ask(member, { url: path });

describe("risk_summary.csv", () => {
  it("SUM-07 is UTF-8 with a byte order mark, two header rows, blank where nothing is known, and no formula", async () => {
    const answer = await get(url("csv"));
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="risk_summary.csv"');
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const levels = "Insignificant,Minor,Moderate,Major,Exposed,Total";
    expect(answer.body.replace("\uFEFF", "").split("\r\n")).toEqual([
      `,${Array(7).fill("Buildings (each)").join()},${Array(6).fill("Roads (km)").join()}`,
      `Region,${levels},Not assessed,${levels}`,
      "Ōtara,0,10,0,5,0,15,5,0,0,0,0,0.05,0.05",
      "'=South,0,0,0,0,0,0,0,,,,,,",
      "All,0,10,0,5,0,15,5,0,0,0,0,0.05,0.05",
      "",
    ]);
  });

  it("is what the page shows: its group, percentages, value and order", async () => {
    const query = "?scenarios=flood_100yr&elements=Built&percent=on&show=value&sort=buildings.total:up";
    const { body } = await get(url("csv", query));
    expect(body.split("\r\n").slice(2, 4)).toEqual([
      "'=South,0,0,0,0,0,0,0",
      "Ōtara,0,22.22,0,11.11,0,33.33,10",
    ]);
    expect(body).toContain("Buildings (% of $)");
  });

  it("asks the API for what is chosen, and says what is missing", async () => {
    asked.length = 0;
    await get(url("csv", "?scenarios=quake_m7,flood_100yr&region_group=suburb"));
    expect(asked).toEqual(["/asset/rsm/vulnerabilities/quake_m7%2Cflood_100yr?region_group=suburb"]);
    const nothing = await get(url("csv", ""));
    expect([nothing.statusCode, nothing.json().error.code]).toEqual([400, "summary/nothing-chosen"]);
    const unassessed = await get(url("csv", "?scenarios=flood_100yr&elements=Castles"));
    expect([unassessed.statusCode, unassessed.json().error.code]).toEqual([404, "summary/nothing-assessed"]);
    const unknown = await get(url("csv", "?scenarios=a&all=true"));
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([400, "request/invalid"]);
  });
});

it("is a workbook too, with what has to be known above the figures, and no formula", async () => {
  const answer = await get(url("xlsx"));
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="risk_summary.xlsx"');
  const book = new exceljs.Workbook();
  await book.xlsx.load(answer.rawPayload as unknown as Parameters<typeof book.xlsx.load>[0]);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  expect(rows.slice(0, 3).flat()).toEqual([
    "Summary of Asset Risk to Regions",
    "Larkhaven District Council",
    "Scenarios: River flooding, 1 in 100 years.",
  ]);
  expect(rows.flat()).toContain("Modelled demonstration data.");
  const head = rows.findIndex(([first]) => first === "Region");
  expect(rows[head]?.slice(1, 3)).toEqual(["Buildings (each): Insignificant", "Buildings (each): Minor"]);
  expect(rows[head + 1]?.slice(0, 7)).toEqual(["Ōtara", 0, 10, 0, 5, 0, 15]);
  expect(rows[head + 2]?.[0]).toBe("'=South");
  expect(rows.at(-1)?.[0]).toBe("All");
});

it("SUM-07 is written one at a time for each person, who has two under way at most, and for who waits in turn", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isAsked = 0;
  const busy = await startServerHost({
    plugins,
    flags: ["summaryPage"],
    answers: {
      layers,
      regions: [sampleRegions],
      regionSummary: async () => {
        isAsked++;
        await held;
        return sampleSummary;
      },
    },
  });
  const files = [member, member, admin, admin].map((person) => busy.ask(person, { url: url("csv") }));
  await expect.poll(() => isAsked).toBe(2);
  const third = await busy.ask(member, { url: url("xlsx") });
  expect([third.statusCode, third.json().error.code, third.headers["retry-after"]]).toEqual([
    429,
    "summary/too-many-downloads",
    "5",
  ]);
  expect(isAsked).toBe(2);
  release();
  expect((await Promise.all(files)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(isAsked).toBe(4);
  await busy.close();
});

it("SUM-01 is for who has signed in, in a client that has the page on", async () => {
  const unknown = await host.ask(visitor, { url: url("csv") });
  expect(unknown.statusCode).toBe(401);
  const off = await startServerHost({ plugins });
  const answer = await off.ask(member, { url: url("csv") });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, "plugin/off"]);
  await off.close();
});
