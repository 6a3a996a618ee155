import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { readLayer } from "../layers/readLayer.ts";
import { openRows } from "../tables/rowTable.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { csvRows } from "./csvRows.ts";

async function rowsOf(
  name: string,
  content: string | Uint8Array,
  folder = temporaryFolder(),
): Promise<string[][]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const rows: string[][] = [];
  for await (const batch of csvRows({ what: "Test", file: name }, path)) rows.push(...batch);
  return rows;
}

it("reads quoted cells, over several lines too, and leaves remarks out", async () => {
  const text = '# a "remark\r\nid,words\r\n1,"a, ""b"""\r\n2,"one\ntwo"\r\n\r\n3,';
  expect(await rowsOf("a.csv", text)).toEqual([
    ["id", "words"],
    ["1", 'a, "b"'],
    ["2", "one\ntwo"],
    ["3", ""],
  ]);
});

it.each([";", "\t", "|"])("finds the separator %j in the header", async (mark) => {
  expect(await rowsOf("a.tsv", `id${mark}depth\n1${mark}0,5\n`)).toEqual([
    ["id", "depth"],
    ["1", "0,5"],
  ]);
});

it("reads compressed files, and lines and letters that chunks cut through", async () => {
  const lines = Array.from(
    { length: 60_000 },
    (_, i) => `${i},${i % 7 === 0 ? '"Ōtautahi a\nb"' : `Ōtautahi ${"x".repeat(i % 40)}`}`,
  );
  const rows = await rowsOf("a.csv.gz", gzipSync(`id,place\n${lines.join("\n")}\n`));
  expect(rows).toHaveLength(60_001);
  expect(rows[7]).toEqual(["6", "Ōtautahi xxxxxx"]);
  expect(rows[8]).toEqual(["7", "Ōtautahi a\nb"]);
  expect(rows.every((row) => row.length === 2)).toBe(true);
});

it("takes an inch mark within a cell for a letter", async () => {
  const rows = ["id,name", '1,12" main', "2,b", "3,c", '4,8" main', '5,"8"" main"'];
  expect((await rowsOf("a.csv", rows.join("\n"))).map(([, name]) => name)).toEqual([
    "name",
    '12" main',
    "b",
    "c",
    '8" main',
    '8" main',
  ]);
});

it("so do places in such a file", async () => {
  const path = join(temporaryFolder(), "a.csv");
  const names = ['12" main', "b", "c", '8" main', "e"];
  writeFileSync(
    path,
    `id,name,WKT\n${names.map((name, i) => `${i},${name},POINT(174.${i} -41)\n`).join("")}`,
  );
  const { columns } = await readLayer(
    { place: { what: "Test" }, path, crs: "EPSG:4326" },
    { columns: ["id", "name"] },
  );
  expect(columns).toEqual({ id: ["0", "1", "2", "3", "4"], name: names });
});

it("reads what Python's csv module reads, and refuses what it refuses or might read in two ways", async () => {
  const url = new URL("pythonCsv.json", import.meta.url);
  const cases = JSON.parse(readFileSync(url, "utf8")) as { text: string; rows: string[][] | null }[];
  const wrong: object[] = [];
  const folder = temporaryFolder();
  for (const { text, rows } of cases) {
    const found = await rowsOf("a.csv", text, folder).catch((error: { code: string }) => error.code);
    if (!isDeepStrictEqual(found, rows ?? "import/stray-quote")) wrong.push({ text, rows, found });
  }
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(400);
});

it.each([
  ["that ends within quotes", 'id,name\n1,a\n2,"b\n3,c\n', "stray-quote", "row of line 3"],
  ["with text behind a quoted cell", 'id,name\n1,"12" main"\n', "stray-quote", "in line 2"],
  ["with a blank before a quote", 'id, "name"\n1, "a"\n', "stray-quote", "in line 1 a blank stands before"],
  ["with a tab before a quote", 'id,name\n1,\t"a"\n', "stray-quote", "in line 2 a blank stands before"],
  ["whose row has more cells than its header", "id,name\n1,a\n\n2,b,c\n", "long-row", "line 4 has 3 cells"],
])("refuses a file %s", async (_, text, code, words) => {
  await expect(rowsOf("a.csv", text)).rejects.toMatchObject({
    code: `import/${code}`,
    message: expect.stringContaining(words),
  });
});

it("lets blanks behind a quoted cell pass", async () => {
  expect(await rowsOf("a.csv", '"id" ,"name"\t\n"1"  ,"a,b" \n')).toEqual([
    ["id", "name"],
    ["1", "a,b"],
  ]);
});

it("reads blanks as letters of a cell that has no quotes, and tabs as what separates", async () => {
  expect(await rowsOf("a.csv", 'id, name\n1, 12" main\n')).toEqual([
    ["id", " name"],
    ["1", ' 12" main'],
  ]);
  expect(await rowsOf("b.csv", 'id\tname\n1\t"a"\n\t"b"\n')).toEqual([
    ["id", "name"],
    ["1", "a"],
    ["", "b"],
  ]);
});

it("leaves out empty cells beyond the header", async () => {
  expect(await rowsOf("a.csv", "id,name\n1,a,, \n2\n")).toEqual([["id", "name"], ["1", "a"], ["2"]]);
});

describe("a packed table", () => {
  const text = `id,x\n${Array.from({ length: 300_000 }, (_, i) => `${i},${Math.sin(i)}`).join("\n")}`;
  const packed = gzipSync(text);

  it.each([
    ["cut short", packed.subarray(0, 100_000)],
    ["no gzip", Buffer.from("id,x\n1,2\n")],
  ])("that is %s is refused as damaged", async (_, content) => {
    const path = join(temporaryFolder(), "a.csv.gz");
    writeFileSync(path, content);
    const place = { what: "Test", file: "a.csv.gz" };
    await expect(openRows({ place, path })).rejects.toMatchObject({
      name: "DomainError",
      code: "import/damaged",
      message: expect.stringContaining("Test, file a.csv.gz: it cannot be unpacked to its end"),
    });
  });

  it.runIf(existsSync("/proc/self/fd"))("is closed once its header is known", async () => {
    const path = join(temporaryFolder(), "a.csv.gz");
    writeFileSync(path, packed);
    const isOpen = () =>
      readdirSync("/proc/self/fd").some((each) => {
        const link = join("/proc/self/fd", each);
        return lstatSync(link, { throwIfNoEntry: false }) !== undefined && readlinkSync(link) === path;
      });
    await openRows({ place: { what: "Test" }, path });
    await vi.waitFor(() => expect(isOpen()).toBe(false), 20_000);
  });
});
