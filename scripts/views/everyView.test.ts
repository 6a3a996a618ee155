import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { drawsElements } from "./drawsElements.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../..");

/** Whose views have no states yet. No new folder belongs here. */
const without = ["packages/map-page/src", "packages/map-page/src/drawers"];

const read = (path: string) => readFileSync(resolve(root, path), "utf8");

/** Files that draw: `.tsx` with elements of their own, but those that tests bring. A stranger's plugin may be without. */
const views = globSync(
  "{apps/*,packages/*,plugins/{admin,guide,prioritisation,property,risk,stories,summary}}/src/**/*.tsx",
  {
    cwd: root,
  },
)
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.(test|states)\.tsx$|\/testing\//.test(path))
  .filter((path) => drawsElements(path, read(path)));

const folders = [...new Set(views.map((view) => dirname(view)))];

/** What the views of a folder lack beside them. */
const lacking = (folder: string) =>
  views
    .filter((view) => dirname(view) === folder)
    .flatMap((view) => [view.replace(/\.tsx$/, ".states.tsx"), view.replace(/\.tsx$/, ".test.tsx")])
    .filter((path) => !existsSync(resolve(root, path)));

it.each([
  ["an element", "export const A = () => <p>Rain</p>;", true],
  ["elements within others' props", "export const A = () => <Card head={<h2>Rain</h2>} />;", true],
  ["none", "export const A = () => <Card of={useRain()} />;", false],
  ["a type that looks like one", "export const rain = new Map<string, number>();", false],
])("tells views from containers: %s", (_what, source, draws) => {
  expect(drawsElements("A.tsx", source)).toBe(draws);
});

describe("every view has its states and its test beside it", () => {
  it.each(folders.filter((folder) => !without.includes(folder)))("%s", (folder) => {
    expect(lacking(folder)).toEqual([]);
  });

  it.each(without)("not yet in %s, which leaves the list when it does", (folder) => {
    expect(lacking(folder)).not.toEqual([]);
  });
});
