import { expect, it } from "vitest";
import { statusCsv } from "./statusTable.ts";

const rowOf = (asked: string, hazardCount: number) => ({
  asked,
  asset_id: asked,
  address: null,
  legal_description: null,
  why_not: null,
  statuses: Array.from({ length: hazardCount }, () => "exposed" as const),
});

it("PRO-07 writes a table of many hazards in parts, with others on in between, and every row once", async () => {
  const [hazardCount, rowCount] = [60, 500];
  const hazards = Array.from({ length: hazardCount }, (_, at) => ({ display_name: `Hazard ${at}` }));
  const rows = Array.from({ length: rowCount }, (_, at) => rowOf(`P-${at}`, hazardCount));
  let others = 0;
  const wait = () => {
    others++;
    waiting = setImmediate(wait);
  };
  let waiting = setImmediate(wait);
  const parts: string[] = [];
  for await (const part of statusCsv({ hazards, rows })) parts.push(part);
  clearImmediate(waiting);
  // 65 cells a row.
  const rowsAPart = 62;
  expect(parts.map((part) => part.split("\r\n").length - 1)).toEqual([
    1,
    ...Array.from({ length: 8 }, () => rowsAPart),
    rowCount - 8 * rowsAPart,
  ]);
  expect(others).toBeGreaterThanOrEqual(8);
  const lines = parts.join("").split("\r\n");
  expect(lines.slice(1, -1).map((line) => line.split(",")[0])).toEqual(rows.map(({ asked }) => asked));
  expect(lines[500]?.split(",").slice(4)).toEqual([
    ...Array.from({ length: hazardCount }, () => "Exposed"),
    "",
  ]);
});
