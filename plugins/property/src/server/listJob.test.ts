import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { expect, it } from "vitest";
import { listJob } from "./listJob.ts";

const hazards = [
  { display_name: "Flood", scenario: "flood" },
  { display_name: "Quake", scenario: "quake" },
];

/** The job with an API that knows properties by even numbers. */
async function run(list: string, signal = new AbortController().signal) {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-list-"));
  const asked: number[] = [];
  const steps: string[] = [];
  const call = async (_route: unknown, { body }: { body: { properties: string[] } }) => {
    asked.push(body.properties.length);
    return {
      dataset_version: "v1",
      hazards,
      rows: body.properties.map((text) => {
        const isThere = Number(text) % 2 === 0;
        return {
          asked: text,
          asset_id: isThere ? `P-${text}` : null,
          address: isThere ? `=${text} Street` : null,
          legal_description: null,
          why_not: isThere ? null : "No property is called so",
          statuses: isThere ? (["exposed", "unknown"] as const) : [],
        };
      }),
    };
  };
  const given: Readonly<Record<string, unknown>> = {
    "server.api": call,
    "server.caller": { client: { name: "l", displayName: "Larkhaven" } },
  };
  const files = await listJob.run({
    params: { list },
    get: (async ({ name }: { name: string }) => given[name]) as never,
    signal,
    folder: async () => folder,
    progress: (_share, step) => steps.push(step),
  });
  return { files, asked, steps, end: () => rm(folder, { recursive: true }) };
}

const pathOf = (files: Awaited<ReturnType<typeof run>>["files"], ending: string) =>
  (files.find(({ name }) => name.endsWith(ending)) as { path: string }).path;

it("answers every property of a list in its order, in parts, as CSV and as a workbook, and lists what is not matched", async () => {
  const { files, asked, steps, end } = await run(
    `id\n${Array.from({ length: 600 }, (_, i) => i).join("\n")}\n`,
  );
  expect(asked).toEqual([250, 250, 100]);
  expect(steps.slice(0, 3)).toEqual([
    "0 of 600 properties",
    "250 of 600 properties",
    "500 of 600 properties",
  ]);
  const lines = readFileSync(pathOf(files, ".csv"), "utf8").split("\r\n");
  expect(lines).toHaveLength(602);
  expect(lines.slice(0, 3)).toEqual([
    "\uFEFFAsked for,ID,Address,Legal description,Flood,Quake,Not matched",
    "0,P-0,'=0 Street,,Exposed,Not known,",
    "1,,,,,,No property is called so",
  ]);
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(pathOf(files, ".xlsx"));
  expect(book.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["Statuses", 305],
    ["Not matched", 301],
  ]);
  expect(
    [1, 2, 3, 5, 6].map((column) => book.getWorksheet("Statuses")?.getRow(6).getCell(column).value),
  ).toEqual(["0", "P-0", "'=0 Street", "Exposed", "Not known"]);
  await end();
});

it("ends when it is given up", async () => {
  const given = AbortSignal.abort(new Error("given up"));
  await expect(run("1\n2\n", given)).rejects.toThrow("given up");
});
