import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../home.ts";

const description = `
client: bay
title: Bay
licence: CC0-1.0
sources: [{ title: Test, licence: CC0-1.0, attribution: Test }]
elements: [{ type: houses, title: House, file: houses.geojson, id: id }]
hazards:
  - id: flood
    title: Flood
    summary: Flood
    intensity: Depth
    unit: m
    source: { kind: attribute }
    scenarios: [{ tag: flood, name: Flood, column: depth }]
    sampling: { rule: attribute }
    classes: [{ from: 0.1, class: low }, { from: 1, class: high }]
    methodology: { content: Test }
`;

it("shows an analyst what a new import changes, on the screen and as CSV", async () => {
  const home = mkdtempSync(join(tmpdir(), "stopbank-diff-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const { STOPBANK_DATASETS: _datasets, INIT_CWD: _cwd, ...env } = process.env;
  const stopbank = async (...args: string[]) => {
    const command = [join(repositoryRoot, "apps/cli/src/main.ts"), ...args];
    const options = { env: { ...env, STOPBANK_HOME: home }, cwd: home };
    return (await promisify(execFile)(process.execPath, command, options)).stdout;
  };
  const importHouses = (depths: Readonly<Record<string, number>>) => {
    const features = Object.entries(depths).map(([id, depth], i) => ({
      type: "Feature",
      properties: { id, depth },
      geometry: { type: "Point", coordinates: [173 + i / 100, -41] },
    }));
    writeFileSync(join(home, "houses.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
    writeFileSync(join(home, "bay.yaml"), description);
    return stopbank("import", join(home, "bay.yaml"));
  };
  await importHouses({ a: 0.5, b: 0.5, "c, old": 2 });
  await importHouses({ a: 0.5, b: 1.5, d: 0 });
  const shown = await stopbank("dataset", "diff", "bay", "--csv", "diff.csv", "--html", "diff.html");
  expect(shown.split("\n").slice(2)).toEqual([
    "Elements  before  after  added  removed  reshaped  recosted",
    "houses         3      3      1        1         0         0",
    "",
    "houses added: d",
    "",
    "houses removed: c, old",
    "",
    "houses, flood, flood",
    "             before  after  to major",
    "not exposed       0      1",
    "minor             2      1         1",
    "major             1      1",
    "exposed: 3 before, 2 after",
    "",
    `Written to ${join(home, "diff.csv")}`,
    "",
    `Written to ${join(home, "diff.html")}`,
    "",
  ]);
  const csv = readFileSync(join(home, "diff.csv"), "utf8").split("\r\n");
  expect(csv).toContain('removed,houses,,,,"c, old",,,,,1');
  expect(csv).toContain("moved,houses,flood,flood,,,low,high,,,1");
  expect(csv).toContain("total,houses,flood,flood,,,low,low,2,1,");
  expect(csv).toContain("scenario total,houses,flood,flood,,exposed,,,3,2,");
  const page = readFileSync(join(home, "diff.html"), "utf8");
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain("1 of 1 scenarios of layers change; 1 moves between classes.");
  // The move from minor to major, in its row and column.
  expect(page.replace(/\s+/g, " ")).toMatch(
    /<th>minor<\/th> <td>2<\/td><td class="changed">1<\/td>.*?<td style="[^"]+">1<\/td><\/tr>/,
  );
});
