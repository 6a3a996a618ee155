import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { dependencyArrows } from "./dependencyArrows.ts";
import { halfArrows } from "./halfArrows.ts";
import { houseTable, withHouse } from "./houseTable.ts";
import { importArrows } from "./importArrows.ts";
import { importsOf } from "./importsOf.ts";
import { rowsFromTop } from "./order.ts";
import { readWorkspace } from "./readWorkspace.ts";
import { roomArrows } from "./roomArrows.ts";
import { type WorkspacePackage, workspaceOf } from "./workspace.ts";

const nameOf = (folder: string) => `@stopbank/${folder.replace("plugins/", "plugin-").replace(/^.*\//, "")}`;

const one = (folder: string, rest: Partial<WorkspacePackage> = {}): WorkspacePackage => ({
  folder,
  name: nameOf(folder),
  dependencies: [],
  devDependencies: [],
  frontDoors: new Map([[".", "src/index.ts"]]),
  files: [],
  ...rest,
});

const file = (path: string, ...imports: string[]) => ({ path, imports, runtimeImports: imports });

/** A file of `folder` with these imports, beside packages it may know. */
const importing = (folder: string, path: string, ...imports: string[]) =>
  workspaceOf([
    one(folder, { dependencies: [nameOf("packages/scene")], files: [file(path, ...imports)] }),
    one("packages/scene", {
      frontDoors: new Map([
        [".", "src/index.ts"],
        ["./store", "src/store.ts"],
      ]),
    }),
    one("packages/store"),
    one("packages/ui", {
      frontDoors: new Map([
        [".", "src/index.ts"],
        ["./format", "src/format.ts"],
      ]),
      files: [file("src/index.ts", "./Tooltip.tsx"), file("src/Tooltip.tsx", "react"), file("src/format.ts")],
    }),
    one("plugins/guide"),
  ]);

describe("dependencies between packages", () => {
  const between = (from: string, to: string, field: "dependencies" | "devDependencies" = "dependencies") =>
    dependencyArrows(workspaceOf([one(from, { [field]: [nameOf(to)] }), one(to)])).map(({ why }) => why);

  it.each([
    ["apps/web", "plugins/risk"],
    ["plugins/risk", "packages/map"],
    ["packages/map", "packages/scene"],
    ["apps/cli", "apps/api"],
  ])("may point down: %s to %s", (from, to) => expect(between(from, to)).toEqual([]));

  it.each([
    ["packages/scene", "packages/map", "point down"],
    ["packages/errors", "packages/scene", "point down"],
    ["apps/bff", "apps/web", "point down"],
    ["packages/store", "packages/risk-engine", "point down"],
    ["packages/ui", "packages/dataset", "browsers run packages/ui"],
    ["packages/new", "packages/errors", "has no row"],
  ])("may not go from %s to %s", (from, to, why) =>
    expect(between(from, to)).toEqual([expect.stringContaining(why)]),
  );

  it("go from plugin to plugin, and never in a circle", () => {
    const plugin = (folder: string, ...to: string[]) => one(folder, { dependencies: to.map(nameOf) });
    const whys = (...plugins: WorkspacePackage[]) =>
      dependencyArrows(workspaceOf(plugins)).map(({ where }) => where);
    const [guide, stories] = [plugin("plugins/guide"), plugin("plugins/stories", "plugins/guide")];
    expect(whys(guide, stories, plugin("plugins/risk", "plugins/stories"))).toEqual([]);
    expect(
      whys(plugin("plugins/guide", "plugins/risk"), stories, plugin("plugins/risk", "plugins/stories")),
    ).toEqual(["plugins/guide/package.json", "plugins/stories/package.json", "plugins/risk/package.json"]);
  });

  it("hold for development too, else a cycle enters by a test", () => {
    expect(between("packages/scene", "packages/map", "devDependencies")).toHaveLength(1);
  });
});

describe("rooms of a big package", () => {
  const house = { folder: "apps/api/src", rows: [["ask", "wire"], ["layers", "tiles"], ["app.ts"]] };
  const reasons = (path: string, ...imports: string[]) => {
    const rooms = ["src/ask/area.ts", "src/wire/money.ts", "src/layers/a.ts", "src/tiles/b.ts", "src/app.ts"];
    const files = [
      ...rooms.filter((other) => other !== path).map((other) => file(other)),
      file(path, ...imports),
    ];
    return roomArrows(workspaceOf([one("apps/api", { files })]), [house]).map(
      ({ where, why }) => `${where}: ${why}`,
    );
  };

  it.each([
    ["src/layers/a.ts", "../ask/area.ts"],
    ["src/layers/a.ts", "./deep/b.ts"],
    ["src/app.ts", "./layers/a.ts"],
    ["src/ask/area.test.ts", "../layers/a.ts"],
    ["src/testing/startApi.ts", "../app.ts"],
    ["src/layers/a.ts", "../../package.json"],
  ])("may be used from above: %s by %s", (path, specifier) => expect(reasons(path, specifier)).toEqual([]));

  it.each([
    ["src/ask/area.ts", "../layers/a.ts", "layers stands above it"],
    ["src/layers/deep/c.ts", "../../tiles/b.ts", "tiles stands beside it"],
    ["src/layers/a.ts", "../app.ts", "app.ts stands above it"],
    ["src/layers/a.ts", "../testing/startApi.ts", "testing is no room"],
    ["src/cellar/a.ts", "../ask/area.ts", "cellar has no row"],
  ])("may not: %s using %s", (path, specifier, why) =>
    expect(reasons(path, specifier)).toEqual([expect.stringMatching(`^apps/api/${path}: .*${why}`)]),
  );

  it("that are listed are there", () => {
    const wrong = roomArrows(workspaceOf([one("apps/api")]), [house]);
    expect(wrong.map(({ where }) => where)).toContain("apps/api/src/ask");
    expect(roomArrows(workspaceOf([]), [house])).toHaveLength(1);
  });
});

describe("imports", () => {
  const reasons = (...args: Parameters<typeof importing>) =>
    importArrows(importing(...args)).map(({ where, why }) => `${where}: ${why}`);

  it("may use a declared package by a front door, and a file of their own package", () => {
    expect(reasons("apps/web", "src/a/b.ts", "@stopbank/scene/store", "../c.ts", "react")).toEqual([]);
  });

  it("of a plugin to another's are of its ./api alone", () => {
    const guide = one("plugins/guide", {
      frontDoors: new Map(["./api", "./browser"].map((door) => [door, `src${door.slice(1)}.ts`])),
    });
    const reasonsFor = (door: string) =>
      importArrows(
        workspaceOf([
          guide,
          one("plugins/risk", {
            dependencies: [guide.name],
            files: [file("src/browser/a.ts", `${guide.name}/${door}`)],
          }),
        ]),
      ).map(({ why }) => why);
    expect(reasonsFor("api")).toEqual([]);
    expect(reasonsFor("browser")).toEqual([expect.stringContaining("./api alone")]);
  });

  it.each([
    ["a closed door", "@stopbank/scene/src/scene.ts", "no front door"],
    ["what is not declared", "@stopbank/store", "not among the dependencies"],
    ["what does not exist", "@stopbank/nothing", "no package"],
    ["itself by name", "@stopbank/web", "by path"],
    ["another package by path", "../../../packages/scene/src/scene.ts", "past the front door"],
  ])("may not use %s", (_name, specifier, why) => {
    expect(reasons("apps/web", "src/a/b.ts", specifier)).toEqual([
      expect.stringMatching(new RegExp(`^apps/web/src/a/b\\.ts: .*${why}`)),
    ]);
  });
});

describe("the two halves", () => {
  const crossings = (...args: Parameters<typeof importing>) =>
    halfArrows(importing(...args)).map(({ why }) => why);

  it.each([
    ["plugins/risk", "src/browser/a.tsx", "../server/b.ts"],
    ["plugins/risk", "src/browser/a.tsx", "node:fs"],
    ["plugins/risk", "src/browser/a.tsx", "@stopbank/store"],
    ["plugins/risk", "src/browser/a.tsx", "@stopbank/plugin-guide/server"],
    ["plugins/risk", "src/browser/a.tsx", "@stopbank/plugin-guide/server-host"],
    ["plugins/risk", "src/browser/a.tsx", "@stopbank/plugin-guide/testing/server"],
    ["plugins/risk", "src/server/a.ts", "../browser/b.tsx"],
    ["plugins/risk", "src/server/a.ts", "react"],
    ["plugins/risk", "src/server/a.ts", "@stopbank/ui"],
    ["plugins/risk", "src/manifest.ts", "./server/index.ts"],
    ["plugins/risk", "src/domain/score.ts", "../browser/state.ts"],
    ["packages/plugin-api", "src/browser.ts", "./server.ts"],
    ["apps/web", "src/app.tsx", "node:path"],
    ["packages/map", "src/map.tsx", "@stopbank/store"],
    ["apps/bff", "src/app.ts", "@stopbank/ui"],
  ])("keep apart: in %s, %s cannot import %s", (folder, path, specifier) => {
    expect(crossings(folder, path, specifier)).toEqual([expect.stringContaining(`import ${specifier}`)]);
  });

  it.each([
    ["plugins/risk", "src/browser/a.tsx", "../domain/score.ts"],
    ["plugins/risk", "src/server/a.ts", "../domain/score.ts"],
    ["plugins/risk", "src/server/a.ts", "@stopbank/scene"],
    ["plugins/risk", "src/domain/score.ts", "@stopbank/ui/format"],
    ["plugins/risk", "src/browser/a.test.tsx", "node:fs"],
    ["apps/bff", "src/app.ts", "@stopbank/scene"],
    ["apps/web", "vite.config.ts", "node:path"],
    ["apps/web", "build/styles.ts", "node:path"],
  ])("share the rest: in %s, %s imports %s", (folder, path, specifier) => {
    expect(crossings(folder, path, specifier)).toEqual([]);
  });
});

describe("reading a module's imports", () => {
  const source = `import a from "a"; import type { B } from "b"; export * from "c"; import "d";
    export { e } from "e"; const f = () => import("./f.ts"); // import "no"
    export type { G } from "g"; import { type H } from "h"; const text = 'import "neither"';`;

  it("sees every form, and no comment or text", () => {
    expect(importsOf("x.tsx", source).imports.toSorted()).toEqual([
      "./f.ts",
      "a",
      "b",
      "c",
      "d",
      "e",
      "g",
      "h",
    ]);
  });

  it("knows which are gone when the module runs", () => {
    const { runtimeImports } = importsOf("x.tsx", source);
    expect(runtimeImports.toSorted()).toEqual(["./f.ts", "a", "c", "d", "e", "h"]);
  });
});

it("the workspace itself keeps to the arrows", async () => {
  const workspace = await readWorkspace(fileURLToPath(new URL("../../", import.meta.url)));
  expect(workspace.size).toBeGreaterThan(20);
  expect([...dependencyArrows(workspace), ...importArrows(workspace), ...halfArrows(workspace)]).toEqual([]);
});

it("are told in CONTRIBUTING.md as they are", async () => {
  const told = await readFile(new URL("../../CONTRIBUTING.md", import.meta.url), "utf8");
  expect(told.replaceAll(/\s+/g, " ")).toContain(`From the top: ${rowsFromTop()}.`);
});

it("are listed in ARCHITECTURE.md as `npm run house` writes them", async () => {
  const root = new URL("../../", import.meta.url);
  const text = await readFile(new URL("ARCHITECTURE.md", root), "utf8");
  expect(text).toBe(withHouse(text, houseTable(await readWorkspace(fileURLToPath(root)))));
});
