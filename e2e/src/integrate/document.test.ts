import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type DocumentFile, documentFiles } from "./documentFiles.ts";
import { makeToken } from "./makeToken.ts";
import { canRun, runFile } from "./runFile.ts";

const files = documentFiles();
const languages = { sh: "curl", python: "Python", ts: "TypeScript" } as const;
const endings = { sh: "sh", python: "py", ts: "ts" } as const;
const scenario = "river_flood_100yr_present_breach";

/** What begins each kind of file. */
const beginnings: Readonly<Record<string, string>> = {
  xlsx: "PK\x03\x04",
  zip: "PK\x03\x04",
  gpkg: "SQLite format 3\0",
  fgb: "fgb\x03",
  geojson: '{"type":"FeatureCollection"',
};

it("every block of the document is a file that a test runs", () => {
  expect(files.map(({ name }) => name)).toEqual([
    ...["list.sh", "stopbank.py", "list.py", "stopbank.ts", "list.ts"],
    ...["find", "direct", "job"].flatMap((each) => [`${each}.sh`, `${each}.py`, `${each}.ts`]),
    ...["listen.py", "listen.ts"],
    ...["priorities", "resume", "errors"].flatMap((each) => [`${each}.sh`, `${each}.py`, `${each}.ts`]),
    "visitor.sh",
  ]);
});

/** The files of a language in a folder of their own, which whoever asks clears away. */
function writeFiles(language: DocumentFile["language"]): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-integrate-"));
  for (const file of files) if (file.language === language) writeFileSync(join(folder, file.name), file.text);
  return folder;
}

describe.each(Object.keys(languages) as DocumentFile["language"][])("docs/integrate.md in %s", (language) => {
  let folder: string;
  let token: string;
  beforeAll(async () => {
    folder = writeFiles(language);
    token = await makeToken();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (what: string, as = token) =>
    runFile({ name: `${what}.${endings[language]}`, language }, folder, as);
  const bytesOf = (name: string) => readFileSync(join(folder, name));
  const expectFile = (name: string) => {
    const beginning = beginnings[name.split(".").at(-1) ?? ""] ?? "";
    expect(bytesOf(name).subarray(0, beginning.length).toString("latin1"), name).toBe(beginning);
  };
  const test = it.skipIf(!canRun[language]);

  test("lists what there is", async () => {
    const said = await run("list");
    const found = language === "sh" ? `${bytesOf("layers.json")}${bytesOf("regions.json")}` : said;
    for (const each of ["bridges", scenario, "suburbs.beachside", "Kererū Park"])
      expect(found).toContain(each);
  });

  test("G-09: finds the property at an address and of a legal description", async () => {
    const said = await run("find");
    expect(said).toContain("PROP-00001");
    expect(said).toContain("145 Kōtare Avenue, Larkhaven");
    if (language !== "sh") expect(said).toContain("145 Kōtare Avenue, Larkhaven (Lot 3 DP 1200)");
  });

  test("EXP-16: takes a workbook and GeoJSON home at once", async () => {
    const said = await run("direct");
    const prefix = language === "sh" ? "RiskSummary" : "bridges";
    expectFile(`${prefix}.xlsx`);
    expectFile(`${prefix}.geojson`);
    const { features, provenance } = JSON.parse(bytesOf(`${prefix}.geojson`).toString());
    expect(provenance.made.by).toBe("token");
    if (language === "sh") return;
    const counted = [...said.matchAll(/(?:not )?(?:exposed|assessed)\W+(\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(counted).toHaveLength(3);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(features.length);
    expect(said).toContain(`${provenance.dataset.version} http`);
  });

  test("has a file made by a job, and asks after it", async () => {
    const said = await run("job");
    const name = { sh: "bridges.zip", python: "RiskSummary.gpkg", ts: "RiskSummary.fgb" }[language];
    expectFile(name);
    if (language !== "sh") expect(said.trim()).toBe(`${name} ${bytesOf(name).length}`);
    // The key finds the job that is done.
    expect(await run("job")).toBe(said);
  });

  it.skipIf(!canRun[language] || language === "sh")(
    "EXP-20: has a workbook made by a job, and listens",
    async () => {
      expect((await run("listen")).trim()).toBe("report_ready RiskSummary.xlsx");
      expectFile("listened.xlsx");
    },
  );

  test("PRI-15: ranks areas by weights of its own", async () => {
    const said = await run("priorities");
    if (language !== "sh") {
      const [first, ...others] = said.trim().split("\n");
      expect(first).toMatch(/^1 Beachside Very high 0/);
      expect(others.length).toBeGreaterThan(20);
      return;
    }
    const { regions, misfits } = JSON.parse(bytesOf("priorities.json").toString());
    expect(misfits).toEqual([]);
    expect(regions["suburbs.beachside"]).toMatchObject({ priorityIndex: 1, relative_risk: "Very high" });
  });

  test("goes on with a download that broke off", async () => {
    const said = await run("resume");
    const [whole, resumed] = {
      sh: ["bridges.zip", "resumed.zip"],
      python: ["RiskSummary.gpkg", "resumed.gpkg"],
      ts: ["RiskSummary.fgb", "resumed.fgb"],
    }[language] as [string, string];
    expect(bytesOf(resumed).equals(bytesOf(whole))).toBe(true);
    if (language !== "sh") expect(said.trim()).toBe(`${bytesOf(whole).length} ${bytesOf(whole).length}`);
  });

  test("knows what to do where it is refused: 401, 403 and 409", async () => {
    const said = await run("errors");
    for (const each of ["auth/api-token-mistyped", "auth/scope-missing", "jobs/key-used"])
      expect(said.split(each), each).toHaveLength(2);
    expect(said).toMatch(/^Get another token/m);
    expect(said).toMatch(/^Not for this token/m);
  });

  it.skipIf(!canRun[language] || language !== "sh")("asks as a visitor, without a token", async () => {
    await run("visitor");
    expect(JSON.parse(bytesOf("visitor.json").toString()).assets).toBeTypeOf("object");
    expect(readdirSync(folder)).toContain("visitor.json");
  });
});

it("docs/integrate.md: each language waits as long as 429 says, and is answered then", async () => {
  const runnable = (Object.keys(languages) as DocumentFile["language"][]).filter((each) => canRun[each]);
  const run = async (language: DocumentFile["language"]) => {
    const folder = writeFiles(language);
    try {
      const token = await makeToken(6);
      const caller = `${inject("baseUrl")}/api/asset/export/caller`;
      const answers: Response[] = [];
      while (answers.at(-1)?.status !== 429)
        answers.push(await fetch(caller, { headers: { authorization: `Bearer ${token}` } }));
      const leastMs = 1_000 * Number(answers.at(-1)?.headers.get("retry-after")) - 2_000;
      const began = performance.now();
      const said = await runFile({ name: `errors.${endings[language]}`, language }, folder, token);
      return { said, waitedLong: performance.now() - began > leastMs };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  for (const { said, waitedLong } of await Promise.all(runnable.map(run))) {
    expect(said).toContain("auth/scope-missing");
    expect(said).toContain("jobs/key-used");
    expect(said).not.toContain("too-many-requests");
    expect(waitedLong).toBe(true);
  }
});
