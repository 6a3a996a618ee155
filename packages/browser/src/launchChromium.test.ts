import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "./findChromium.ts";
import { launchChromium } from "./launchChromium.ts";
import { thisMachine } from "./machine.ts";

// Where none is bundled (macOS, Windows) the same is asked of the system's.
const isBundledHere = process.platform === "linux" && process.arch === "x64";
const env = { ...process.env, ...(isBundledHere ? { STOPBANK_CHROMIUM: "bundled" } : {}) };

describe("a launched Chromium", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium({ found: await findChromium({ ...thisMachine, env }) });
    page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  });
  afterAll(() => browser.close());

  it("draws WebGL", async () => {
    await page.setContent(`<body style="margin:0"><canvas width="200" height="100"></canvas></body>`);
    const pixel = await page.evaluate(() => {
      const gl = document.querySelector("canvas")?.getContext("webgl2", { preserveDrawingBuffer: true });
      if (!gl) return "no WebGL 2";
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(0, 0, 100, 100);
      gl.clearColor(0, 0.4, 0.8, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      const rgba = new Uint8Array(4);
      gl.readPixels(50, 50, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, rgba);
      return [...rgba];
    });
    expect(pixel).toEqual([0, 102, 204, 255]);
    // It reaches the screen too, not only the drawing buffer.
    const drawn = await page.screenshot();
    await page.setContent("");
    expect(drawn.equals(await page.screenshot())).toBe(false);
  });

  it("prints a PDF with letters in it", async () => {
    await page.setContent(`<p style="font-family:sans-serif">Stopbank</p>`);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toContain("/FontFile");
  });
});

it("keeps what a browser writes in the folder it was given, and hands over a browser without pages", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-browser-"));
  const browser = await launchChromium({ found: await findChromium({ ...thisMachine, env }), folder });
  try {
    expect(browser.contexts().flatMap((context) => context.pages())).toEqual([]);
    const page = await browser.newPage();
    await page.setContent("<p>Stopbank</p>");
    expect(await page.textContent("p")).toBe("Stopbank");
    expect(await readdir(folder)).toContain("profile");
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

describe.runIf(isBundledHere)("a Chromium that cannot start", () => {
  it("says so in a sentence with the path", async () => {
    const found = { executablePath: "/bin/false", source: "configured", env: {} } as const;
    await expect(launchChromium({ found })).rejects.toMatchObject({
      code: "browser/cannot-start",
      message: expect.stringContaining("/bin/false"),
    });
  });

  it("names the library that is missing", async () => {
    const bundled = await findChromium({ ...thisMachine, env });
    const folder = await mkdtemp(join(tmpdir(), "stopbank-browser-"));
    try {
      // The same browser, asking for a library that no system has: one letter changed in its header.
      const program = await readFile(bundled.executablePath);
      program.write("libexpzt.so.1", program.indexOf("libexpat.so.1"));
      const broken = join(folder, "chromium");
      await writeFile(broken, program, { mode: 0o700 });
      const found = { ...bundled, executablePath: broken };
      await expect(launchChromium({ found })).rejects.toMatchObject({
        code: "browser/cannot-start",
        message: expect.stringContaining("libexpzt.so.1"),
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
