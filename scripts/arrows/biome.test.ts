import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stopbank-lint-"));
beforeAll(() => {
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  cpSync(join(root, "scripts/lint"), join(folder, "scripts/lint"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Biome says of these files by the repository's own settings. */
function lint(files: Readonly<Record<string, string>>): string {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  // Outside the repository there is no .gitignore to use.
  const settings = ["--colors=off", "--vcs-enabled=false"];
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", ...settings, ...Object.keys(files)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return stdout + stderr;
}

const use = (name: string) => `import { ${name} } from "@blueprintjs/core";\nexport const it = ${name};\n`;

describe("the lint settings", () => {
  it.each(["Popover", "Tooltip"])(
    "refuse Blueprint's own %s, which misplaces itself under React 19",
    (name) => {
      expect(lint({ "a.tsx": use(name) })).toContain("lint/style/noRestrictedImports");
    },
  );

  it("welcome its successor", () => {
    const said = lint({ "a.tsx": use("PopoverNext") });
    expect(said).toContain("Checked 1 file");
    expect(said).not.toContain("noRestrictedImports");
  });

  it.each(['mkdirSync("a", { recursive: true })', 'await mkdir("a", { mode: 0o700, recursive: true })'])(
    "refuse what never comes back where no folder can be made: %s",
    (call) => {
      const make = call.includes("await") ? "mkdir" : "mkdirSync";
      const from = call.includes("await") ? "node:fs/promises" : "node:fs";
      const source = (does: string) => `import { ${make} } from "${from}";\n${does};\n`;
      expect(lint({ "a.ts": source(call) })).toContain("Use makeFolder of @stopbank/folders");
      const alone = lint({ "a.ts": source(call.replace("recursive: true", "")), "a.test.ts": source(call) });
      expect(alone).toContain("Checked 2 files");
      expect(alone).not.toContain("makeFolder");
    },
  );

  it("refuse import cycles", () => {
    const said = lint({
      "a.ts": `import { b } from "./b.ts";\nexport const a = () => b();\n`,
      "b.ts": `import { a } from "./a.ts";\nexport const b = () => a();\n`,
    });
    expect(said).toContain("lint/suspicious/noImportCycles");
  });
});
