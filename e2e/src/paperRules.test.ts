import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canReadBack, read } from "./printed/readBack.ts";
import { startBrowser } from "./visitor.ts";

const styles = ["text", "figures", "tables"]
  .map((name) => readFileSync(new URL(`../../packages/ui/src/paper/${name}.css`, import.meta.url), "utf8"))
  .join("\n");
const rows = Array.from(
  { length: 20 },
  (_, at) => `<tr><td>${at}</td><th>Row ${at}<small>ID</small></th></tr>`,
).join("");
const table = `<section><h3>Worst elements</h3><table class="paper-table"><caption>By damage</caption>
  <thead><tr><th>Rank</th><th>Element</th></tr></thead><tbody>${rows}</tbody></table></section>`;

/** What Chromium makes of the rules that documents on paper have, wherever a page happens to end. */
describe.runIf(canReadBack)("how pages are parted", () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "stopbank-paper-"));
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Pages of A4, the first of them filled by so many points before the text. */
  async function pagesOf(filledPt: number, html: string): Promise<readonly string[]> {
    const page = await browser.newPage();
    await page.setContent(
      `<style>@page { size: A4; margin: 96pt 32pt 70pt } :root { --sb-font: sans-serif } body { margin: 0 } ${styles}</style>
      <main class="paper"><div style="height: ${filledPt}pt"></div>${html}</main>`,
    );
    const file = join(folder, "parted.pdf");
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
    await page.close();
    return read("pdftotext", "-layout", file, "-").split("\f");
  }
  /** From where all has room to where nothing has. */
  const fills = Array.from({ length: 16 }, (_, at) => 500 + at * 10);

  it("EXP-04 leaves no heading and no head of a table at a page's foot without rows of it", async () => {
    for (const filled of fills) {
      const [first = ""] = await pagesOf(filled, table);
      const begins = /Worst elements|By damage|Rank/.test(first);
      const rowsThere = first.match(/Row \d/g)?.length ?? 0;
      expect([filled, begins, begins ? rowsThere >= 2 : rowsThere === 0]).toEqual([filled, begins, true]);
    }
  });

  it("EXP-04 leaves no line of a paragraph alone", async () => {
    const lines = Array.from({ length: 4 }, (_, at) => `line ${at}`).join("<br>");
    for (const filled of fills) {
      const pages = await pagesOf(filled, `<p>${lines}</p>`);
      const parts = pages.map((page) => page.match(/line \d/g)?.length ?? 0).filter((count) => count > 0);
      expect(parts).not.toContain(1);
    }
  });
});
