import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const dist = resolve(fileURLToPath(import.meta.url), "../../../apps/web/dist");
const assets = join(dist, "assets");

/** The only file that was built of this name. */
function built(name: string): string {
  const found = readdirSync(assets).filter((file) => file.replace(/-[\w-]{8}\.js$/, "") === name);
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`There are ${found.length} files ${name}.`);
  return file;
}

const textOf = (file: string) => readFileSync(join(assets, file), "utf8");

/** A script with all that the browser fetches before it runs. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ""] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(imported, seen);
  return seen;
}

/** Packed, in kB of 1,000 bytes. */
const packedKb = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0) / 1_000;

describe("the shell as it is served", () => {
  const document = readFileSync(join(dist, "index.html"), "utf8");
  const named = [...document.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  const plugins = readdirSync(assets).filter((file) => /^plugin-.*\.js$/.test(file));
  const shell = new Set([...named, ...plugins].flatMap((file) => [...withImports(file)]));

  it("weighs less than 150 kB before the map, with the plugins that are on", () => {
    expect(packedKb(shell)).toBeLessThan(150);
    expect(packedKb(shell)).toBeGreaterThan(100);
    expect(plugins.length).toBeGreaterThan(0);
  });

  it("leaves the code that tells of failures to whoever has to tell of one", () => {
    expect(shell).not.toContain(built("sendFailure"));
  });

  it("weighs less than 120 kB more on the risk page, beside the map's library", () => {
    // The tabs of its drawer are fetched with it.
    const parts = ["RiskPage", "LayersTab", "RiskSummaryTab", "SelectedTab", "MethodsReport"];
    const page = new Set(parts.flatMap((part) => [...withImports(built(part))]));
    expect(page).toContain(built("maplibre"));
    const own = [...page].filter((file) => !shell.has(file) && file !== built("maplibre"));
    expect(packedKb(own)).toBeLessThan(120);
    expect(packedKb(own)).toBeGreaterThan(60);
  });

  it("has the letters of the two ranges that our texts are in, and no others", () => {
    const fonts = readdirSync(assets).flatMap(
      (file) => /^(inter-.*)-[\w-]{8}\.(?:woff2?)$/.exec(file)?.[1] ?? [],
    );
    const wanted = [400, 500, 600].flatMap((weight) =>
      ["latin", "latin-ext"].map((range) => `inter-${range}-${weight}-normal`),
    );
    expect(fonts.sort()).toEqual(wanted.sort());
  });
});
