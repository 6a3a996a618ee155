import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPrintHouse, type PrintHouse } from "../testing/printHouse.ts";
import { arePdfToolsHere, pageText, readPdf } from "../testing.ts";
import { bindPdfs } from "./bindPdfs.ts";

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { encoding: "utf8", maxBuffer: 1 << 28 }).then(({ stdout }) => stdout);

/** A part with two pages: a heading, a link within, one to the web, and a table. */
const partOf = (
  letter: string,
  head: string,
) => `<!doctype html><html lang="en-NZ" data-print="ready"><title>Story ${letter}</title>
<style>@page { size: A5; margin: 40pt; } h2 { break-before: page; }</style>
${head}<h2>Step ${letter}</h2><p>Words ${letter} <a href="#note">note</a> <a href="https://larkhaven.example/${letter}">study</a></p>
<h2>Table ${letter}</h2><table><thead><tr><th scope="col">Elements ${letter}</th><th scope="col">Exposed</th></tr></thead>
<tbody><tr><th scope="row">Buildings</th><td>12</td></tr></tbody></table><p id="note">Note ${letter}</p>`;

describe.runIf(arePdfToolsHere)("prints that are bound into one", () => {
  let house: PrintHouse;
  let parts: string[];
  let bound: { file: string; pages: number; bytes: number };
  const { signal } = new AbortController();
  beforeAll(async () => {
    house = await openPrintHouse();
    parts = [];
    for (const letter of ["A", "B", "C"]) {
      house.pages.put(`/print/${letter}`, partOf(letter, letter === "A" ? "<h1>The story</h1>" : ""));
      parts.push((await house.print(`/print/${letter}`)).file);
    }
    const file = join(house.folder, "bound.pdf");
    bound = { file, ...(await bindPdfs({ parts, file, signal })) };
  });
  afterAll(() => house.close());

  it("has the pages of all in their order, with the first's title and language, whole and tagged (B-17)", async () => {
    const read = await readPdf(bound.file);
    expect(read).toMatchObject({ pages: bound.pages, title: "Story A", language: "en-NZ", isTagged: true });
    const pages = await pageText(bound.file);
    expect(
      pages.map((text) => /(Story|Step|Table) \w/.exec(text)?.[0] ?? /The story/.exec(text)?.[0]),
    ).toEqual(["The story", ...["A", "B", "C"].flatMap((letter) => [`Step ${letter}`, `Table ${letter}`])]);
  });

  it("has the bookmarks of all below its title", async () => {
    const steps = ["A", "B", "C"].flatMap((letter) => [`Step ${letter}`, `Table ${letter}`]);
    expect((await readPdf(bound.file)).bookmarks).toEqual(["The story", ...steps]);
    const { outlines } = JSON.parse(await run("qpdf", "--json=2", "--json-key=outlines", bound.file));
    expect(outlines).toHaveLength(1);
    const places = outlines[0].kids.map((kid: { destpageposfrom1: number }) => kid.destpageposfrom1);
    expect(places).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("is read aloud as one document, each element once, tables with their heads", async () => {
    const told = await run("pdfinfo", "-struct-text", bound.file);
    expect(told.match(/^Document/gm)).toHaveLength(1);
    for (const letter of ["A", "B", "C"]) {
      expect(told.match(new RegExp(`"Words ${letter} "`, "g"))).toHaveLength(1);
      expect(told.match(new RegExp(`"Elements ${letter}"`, "g"))).toHaveLength(1);
    }
    expect(told.indexOf('"Step A"')).toBeLessThan(told.indexOf('"Step B"'));
    expect(told.indexOf('"Step B"')).toBeLessThan(told.indexOf('"Step C"'));
  });

  it("has links that lead where each part's did", async () => {
    const to = (page: number) => run("pdfinfo", "-dests", "-f", `${page}`, "-l", `${page}`, bound.file);
    for (const [at, named] of ["note", "part2-note", "part3-note"].entries())
      expect(await to(3 + 2 * at)).toContain(`"${named}"`);
    expect((await run("pdfinfo", "-url", bound.file)).match(/larkhaven\.example\/\w/g)).toEqual([
      "larkhaven.example/A",
      "larkhaven.example/B",
      "larkhaven.example/C",
    ]);
  });

  it("refuses what would be too long or too large, and leaves nothing", async () => {
    const file = join(house.folder, "refused.pdf");
    const of = (limits: { pages: number; fileMegabytes: number }) =>
      bindPdfs({ parts, file, signal, limits });
    await expect(of({ pages: 6, fileMegabytes: 100 })).rejects.toMatchObject({
      code: "print/too-many-pages",
    });
    await expect(of({ pages: 7, fileMegabytes: 0.001 })).rejects.toMatchObject({
      code: "print/file-too-large",
    });
    await expect(bindPdfs({ parts, file, signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow(
      "left",
    );
    expect((await readdir(house.folder)).filter((name) => name.startsWith("refused"))).toEqual([]);
  });
});
