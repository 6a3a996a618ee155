import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { leftOut } from "./index.ts";

const page = readFileSync(new URL("../../../../docs/security.md", import.meta.url), "utf8");
const begin = "<!-- tables";
const rows = page
  .slice(page.indexOf(begin), page.indexOf("<!-- end of tables -->"))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

onEachEngine("docs/security.md", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("the page lists every table of the store, with what is in it and for how long", async () => {
    const tables = await database.owner.rows<{ name: string }>(
      "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
    );
    const written = rows.map(([, name]) => name?.replaceAll("`", ""));
    expect(tables.map(({ name }) => name).filter((name) => !written.includes(name))).toEqual([]);
    expect(written).toEqual([...new Set(written)].toSorted());
    for (const [, name, what, howLong] of rows) expect([name, what, howLong]).not.toContain("");
    for (const name of leftOut) expect(written).toContain(name);
  });
});
