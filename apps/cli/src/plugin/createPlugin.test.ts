import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { repositoryRoot } from "../home.ts";
import { createPlugin } from "./createPlugin.ts";
import { mapTemplate, pageTemplate } from "./templates.ts";

const touched = [
  "apps/web/src/plugins.ts",
  "apps/bff/src/plugins/serverPlugins.ts",
  "apps/web/package.json",
  "apps/bff/package.json",
  "pnpm-lock.yaml",
];

describe.each([
  ["a page", pageTemplate],
  ["a map page", mapTemplate],
])("a new plugin with %s", (_what, template) => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "stopbank-plugin-"));
    for (const path of [...touched, template.folder])
      cpSync(join(repositoryRoot, path), join(root, path), { recursive: true, verbatimSymlinks: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const read = (path: string) => readFileSync(join(root, path), "utf8");

  it("has names of its own throughout, and each of its front doors", () => {
    const { files, names } = createPlugin(root, "flood-gauges", template);
    expect(names.title).toBe("Flood gauges");
    const own = files.filter((file) => file.startsWith("plugins/flood-gauges/"));
    expect(own.length).toBeGreaterThan(10);
    const { id, camel, pascal, title } = template.names;
    for (const file of own)
      expect(file + read(file)).not.toMatch(new RegExp([id, camel, pascal, title].join("|")));
    const { exports } = JSON.parse(read("plugins/flood-gauges/package.json")) as {
      exports: Record<string, string>;
    };
    for (const file of Object.values(exports)) expect(own).toContain(`plugins/flood-gauges${file.slice(1)}`);
    expect(read("plugins/flood-gauges/src/manifest.ts")).toContain('enabledBy: "flood-gauges.page"');
  });

  it("is listed, declared, locked and linked in both apps", () => {
    createPlugin(root, "flood-gauges", template);
    for (const [app, path, half] of [
      ["web", "apps/web/src/plugins.ts", "browser"],
      ["bff", "apps/bff/src/plugins/serverPlugins.ts", "server"],
    ] as const) {
      expect(read(path)).toContain(
        'import { manifest as floodGauges } from "@stopbank/plugin-flood-gauges";',
      );
      expect(read(path)).toContain(
        `{ manifest: floodGauges, load: () => import("@stopbank/plugin-flood-gauges/${half}") },\n]`,
      );
      expect(JSON.parse(read(`apps/${app}/package.json`))).toMatchObject({
        dependencies: { "@stopbank/plugin-flood-gauges": "workspace:*" },
      });
      const linked = join(root, `apps/${app}/node_modules/@stopbank/plugin-flood-gauges`);
      expect(realpathSync(linked)).toBe(realpathSync(join(root, "plugins/flood-gauges")));
    }
    const lockfile = read("pnpm-lock.yaml");
    expect(lockfile).toContain("\n  plugins/flood-gauges:\n    dependencies:\n");
    expect(
      lockfile.match(
        /'@stopbank\/plugin-flood-gauges':\n.*\n {8}version: link:..\/..\/plugins\/flood-gauges\n/g,
      ),
    ).toHaveLength(2);
    expect(existsSync(join(root, "plugins/flood-gauges/node_modules/@stopbank"))).toBe(true);
  });

  it("leaves everything alone when one of that name exists or the name is no id", () => {
    createPlugin(root, "flood-gauges", template);
    const before = touched.map(read);
    for (const [id, code] of [
      ["flood-gauges", "plugin/exists"],
      ["Flood Gauges", "plugin/bad-id"],
    ] as const)
      expect(() => createPlugin(root, id, template)).toThrow(expect.objectContaining({ code }));
    expect(touched.map(read)).toEqual(before);
  });
});
