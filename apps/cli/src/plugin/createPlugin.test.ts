import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { repositoryRoot } from "../home.ts";
import { createPlugin } from "./createPlugin.ts";

const touched = [
  "packages/contract/src/schemas/flags.ts",
  "apps/web/src/plugins.ts",
  "apps/bff/src/plugins/serverPlugins.ts",
  "apps/web/package.json",
  "apps/bff/package.json",
];

describe("a new plugin", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "stopbank-plugin-"));
    for (const path of touched) cpSync(join(repositoryRoot, path), join(root, path), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const read = (path: string) => readFileSync(join(root, path), "utf8");

  it("is listed in both apps under a flag of its own", () => {
    const { names } = createPlugin(root, "flood-gauges");
    expect(names).toMatchObject({ flag: "floodGaugesPage", title: "Flood gauges" });
    expect(read("packages/contract/src/schemas/flags.ts")).toContain('  "floodGaugesPage",\n] as const;');
    for (const [path, half] of [
      ["apps/web/src/plugins.ts", "browser"],
      ["apps/bff/src/plugins/serverPlugins.ts", "server"],
    ] as const) {
      expect(read(path)).toContain(
        'import { manifest as floodGauges } from "@stopbank/plugin-flood-gauges";',
      );
      expect(read(path)).toContain(
        `{ manifest: floodGauges, load: () => import("@stopbank/plugin-flood-gauges/${half}") },\n]`,
      );
    }
    for (const app of ["web", "bff"])
      expect(JSON.parse(read(`apps/${app}/package.json`))).toMatchObject({
        dependencies: { "@stopbank/plugin-flood-gauges": "workspace:*" },
      });
    const manifest = JSON.parse(read("plugins/flood-gauges/package.json")) as {
      exports: Record<string, string>;
    };
    for (const file of Object.values(manifest.exports))
      expect(read(dirname(join("plugins/flood-gauges/package.json")) + file.slice(1))).not.toBe("");
  });

  it("leaves everything alone when one of that name exists or the name is no id", () => {
    createPlugin(root, "flood-gauges");
    const before = touched.map(read);
    expect(() => createPlugin(root, "flood-gauges")).toThrow(
      expect.objectContaining({ code: "plugin/exists" }),
    );
    expect(() => createPlugin(root, "Flood Gauges")).toThrow(
      expect.objectContaining({ code: "plugin/bad-id" }),
    );
    expect(touched.map(read)).toEqual(before);
  });
});
