import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";

const dist = resolve(fileURLToPath(import.meta.url), "../../../apps/web/dist");

/** What Vite says of a script it wrote: its name, and what the browser fetches before it runs or when it asks for more. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** By source, as the shell's build names it. */
type Chunks = Readonly<Record<string, Chunk>>;

const read = (file: string) => readFileSync(join(dist, file), "utf8");

/** Scripts with all that the browser fetches before they run, as files. */
function withImports(
  chunks: Chunks,
  sources: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const source of sources) {
    const chunk = chunks[source];
    if (chunk === undefined) throw new Error(`Nothing was built of ${source}.`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    withImports(chunks, chunk.imports ?? [], seen);
  }
  return seen;
}

/** The risk plugin's browser half. */
const risk = "../../plugins/risk/src/browser/index.ts";

/** The map of every page that has one. */
const mapOfPage = "../../packages/map-page/src/map/PageMap.tsx";

const isLibrary = (file: string) => /\bmaplibre-/.test(file);

/** Packed, in kB of 1,000 bytes. */
const packedKb = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1_000;

const isOwnBuild = process.env.STOPBANK_TEST_URL === undefined;
if (!isOwnBuild)
  console.info("What the shell weighs is not asked: STOPBANK_TEST_URL names one that was built elsewhere.");

describe.runIf(isOwnBuild)("the shell as it is served", () => {
  let chunks: Chunks;
  let shell: ReadonlySet<string>;
  beforeAll(() => {
    chunks = JSON.parse(read(".vite/manifest.json")) as Chunks;
    const plugins = Object.keys(chunks).filter((source) =>
      /plugins\/[^/]+\/src\/browser\/index\.ts$/.test(source),
    );
    expect(plugins).toContain(risk);
    shell = withImports(chunks, ["index.html", ...plugins]);
  });

  it("weighs less than 150 kB before the map, with every plugin there is", () => {
    expect(packedKb(shell)).toBeLessThan(150);
    expect(packedKb(shell)).toBeGreaterThan(100);
  });

  it("leaves the code that tells of failures to whoever has to tell of one", () => {
    const teller = Object.values(chunks).filter(({ file }) => /\bsendFailure-/.test(file));
    expect(teller).toHaveLength(1);
    expect(shell).not.toContain(teller[0]?.file);
  });

  it("weighs less than 116 kB more on the risk page, and another 60 for its map beside the map's library", () => {
    // The tabs of its drawer, their feet and whatever else the plugin adds to it are fetched with it.
    const parts = chunks[risk]?.dynamicImports ?? [];
    expect(parts.length).toBeGreaterThan(4);
    const page = [...withImports(chunks, parts)].filter((file) => !shell.has(file));
    // What the shell fetches only when it is asked for, dialogs and their fields, comes with the page.
    // Figures wait for no map.
    expect(page.filter(isLibrary)).toEqual([]);
    expect(packedKb(page)).toBeLessThan(116);
    expect(packedKb(page)).toBeGreaterThan(50);
    const map = [...withImports(chunks, [mapOfPage])].filter(
      (file) => !shell.has(file) && !page.includes(file),
    );
    expect(map.filter(isLibrary)).toHaveLength(1);
    expect(packedKb(map.filter((file) => !isLibrary(file)))).toBeLessThan(60);
  });

  it("has the letters of the two ranges that our texts are in and no others, and the vowels with macrons by themselves", () => {
    const fonts = readdirSync(join(dist, "assets")).flatMap(
      (file) => /^(inter-.*)-[\w-]{8}\.(?:woff2?)$/.exec(file)?.[1] ?? [],
    );
    const wanted = [400, 500, 600].flatMap((weight) =>
      ["latin", "latin-ext", "macrons"].map((range) => `inter-${range}-${weight}-normal`),
    );
    expect(fonts.sort()).toEqual(wanted.sort());
    const macrons = readdirSync(join(dist, "assets")).filter((file) => file.startsWith("inter-macrons-"));
    for (const file of macrons) expect(statSync(join(dist, "assets", file)).size).toBeLessThan(3_000);
    const [styles = ""] = readdirSync(join(dist, "assets")).filter((file) => /^index-.*\.css$/.test(file));
    // Whatever asks for a letter's faces would fetch every one that has it.
    for (const [face] of read(`assets/${styles}`).matchAll(/@font-face\{[^}]*-latin-ext-[^}]*\}/g))
      expect(face).toContain("unicode-range:U+102-111,");
  });
});
