import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPrintHouse, type PrintHouse } from "./testing/printHouse.ts";
import { arePdfToolsHere, fontsIn, inkOn, pageText, readPdf } from "./testing.ts";

const inter = fileURLToPath(import.meta.resolve("@fontsource/inter/files/inter-latin-ext-400-normal.woff2"));
const interLatin = fileURLToPath(import.meta.resolve("@fontsource/inter/files/inter-latin-400-normal.woff2"));

/** Two A4 pages and an A3 one, with what reports have: letters of our own, a chart, headings, a footer. */
const report = `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><title>Risk summary of Te Awa Kairangi / Ōtaki</title>
<style>
  @font-face { font-family: Inter; src: url(/inter-latin.woff2); }
  @font-face { font-family: Inter; src: url(/inter.woff2); unicode-range: U+0100-02FF; }
  @page { size: A4; margin: 96pt 32pt 70pt; @bottom-right { content: counter(page) " of " counter(pages); } }
  @page wide { size: A3 landscape; }
  body { font: 10.5pt Inter; } h2 { break-before: page; } section { page: wide; }
  @media screen { body { font-family: monospace; } }
</style>
<h1>Ngā tūpono o Ōtaki</h1><p>Pāuatahanui, Whāngārei</p><canvas></canvas>
<h2>Buildings</h2><p>12 exposed</p><section><h2>Large map</h2></section>
<script type="module">
  const canvas = document.querySelector("canvas");
  canvas.style.cssText = "width:300px;height:100px";
  canvas.width = 300 * devicePixelRatio;
  canvas.height = 100 * devicePixelRatio;
  const context = canvas.getContext("2d");
  context.fillStyle = "#246";
  context.fillRect(0, 0, canvas.width, canvas.height);
  document.documentElement.dataset.printShare = "0.5";
  document.documentElement.dataset.printStep = "Drawing the chart";
  setTimeout(() => { document.documentElement.dataset.print = "ready"; }, 200);
</script>`;

describe("a printed page", () => {
  let house: PrintHouse;
  let printed: Awaited<ReturnType<PrintHouse["print"]>>;
  const told: (readonly [number, string])[] = [];
  beforeAll(async () => {
    house = await openPrintHouse();
    house.pages.put("/print/report", report);
    house.pages.put("/inter.woff2", (_, answer) => void readFile(inter).then((font) => answer.end(font)));
    house.pages.put(
      "/inter-latin.woff2",
      (_, answer) => void readFile(interLatin).then((font) => answer.end(font)),
    );
    printed = await house.print("/print/report?scene=1", {
      onProgress: (share, words) => told.push([share, words]),
    });
  });
  afterAll(() => house.close());

  it("is counted, and nothing lies beside it", async () => {
    expect(printed.pages).toBe(3);
    expect(printed.bytes).toBe((await readFile(printed.file)).length);
    expect(await house.files()).toEqual(["1.pdf"]);
    expect(house.printer.health()).toMatchObject({ isWell: true, printed: 1, underWay: 0, waiting: 0 });
  });

  it("is told of as the page says how far it is", () => {
    expect(told).toEqual([
      [0, "Waiting for the printer"],
      ...(told.length > 4 ? [[0, "Drawing the report"]] : []),
      [0.45, "Drawing the chart"],
      [0.95, "Making the PDF"],
      [1, "The PDF is ready"],
    ]);
  });

  describe.runIf(arePdfToolsHere)("as other programs read it", () => {
    it("is whole, tagged, and has language, title and bookmarks (B-17)", async () => {
      expect(await readPdf(printed.file)).toMatchObject({
        pages: printed.pages,
        title: "Risk summary of Te Awa Kairangi / Ōtaki",
        language: "en-NZ",
        isTagged: true,
        bookmarks: ["Ngā tūpono o Ōtaki", "Buildings", "Large map"],
      });
    });

    it("has the paper that the page's own style asks for (EXP-04)", async () => {
      const { paper } = await readPdf(printed.file);
      expect([Math.round(paper.width), Math.round(paper.height)]).toEqual([595, 842]);
    });

    it("brings its letters along (EXP-04, B-17)", async () => {
      const fonts = await fontsIn(printed.file);
      expect(fonts.map(({ name }) => name)).toContain("Inter-Regular");
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    });

    it("gives back macrons and page numbers as text (EXP-14, B-17)", async () => {
      const [first = "", second = ""] = await pageText(printed.file);
      expect(first).toContain("Ngā tūpono o Ōtaki");
      expect(first).toContain("Pāuatahanui, Whāngārei");
      expect(first).toContain("1 of 3");
      expect(second).toContain("2 of 3");
    });

    it("has the chart in it, at 288 dots an inch (B-17)", async () => {
      expect(await inkOn(printed.file, 1)).toBeGreaterThan(0.03);
      expect(await inkOn(printed.file, 2)).toBeLessThan(0.02);
      const source = (await readFile(printed.file)).toString("latin1");
      expect(source).toMatch(/\/Width 900\b[\s\S]{0,200}?\/Height 300\b/);
    });
  });
});
