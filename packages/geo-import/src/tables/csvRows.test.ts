import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { csvRows } from "./csvRows.ts";

async function rowsOf(name: string, content: string | Uint8Array): Promise<string[][]> {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  const rows: string[][] = [];
  for await (const batch of csvRows(path)) rows.push(...batch);
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
    (_, i) => `${i},Ōtautahi ${i % 7 === 0 ? '"a\nb"' : "x".repeat(i % 40)}`,
  );
  const rows = await rowsOf("a.csv.gz", gzipSync(`id,place\n${lines.join("\n")}\n`));
  expect(rows).toHaveLength(60_001);
  expect(rows[7]).toEqual(["6", "Ōtautahi xxxxxx"]);
  expect(rows[8]).toEqual(["7", "Ōtautahi a\nb"]);
  expect(rows.every((row) => row.length === 2)).toBe(true);
});
