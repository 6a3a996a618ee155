import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { keepPicture } from "./keepPicture.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { block, floodedBuildings, floodTag } from "./sceneAddress.ts";

const sizes = [
  ["a large screen", { widthPx: 1440, heightPx: 900 }],
  ["a laptop", { widthPx: 1024, heightPx: 768 }],
  ["a phone", { widthPx: 390, heightPx: 844 }],
  ["a laptop, twice enlarged", { widthPx: 720, heightPx: 450 }],
] as const;

const openMenu = async (page: Page) => {
  const button = page.getByRole("button", { name: "Picture of the map" });
  // A small map has it in its 'View'.
  if (!(await button.isVisible())) await page.getByRole("button", { name: "View", exact: true }).click();
  await button.click();
  await page.getByRole("region", { name: "The map as a picture" }).waitFor();
  return button;
};

/** What lies on the clipboard: its size, how many colours it has, and its bytes. */
const clipboardPicture = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType("image/png");
    if (blob === undefined) throw new Error("There is no picture on the clipboard.");
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 400)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    const corner = [...data.slice((height - 8) * width * 4, (height - 8) * width * 4 + 3)];
    return {
      width,
      height,
      colours: colours.size,
      corner,
      bytes: [...new Uint8Array(await blob.arrayBuffer())],
    };
  });

/** The texts of a PNG by keyword. */
function textsOf(png: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    if (png.toString("latin1", at + 4, at + 8) === "iTXt") {
      const [keyword = ""] = data.toString("latin1").split("\0");
      texts[keyword] = data.subarray(keyword.length + 5).toString();
    }
    at += 12 + length;
  }
  return texts;
}

/** For whoever looks at what was made: STOPBANK_TEST_PICTURES names a folder. */
function keepFile(name: string, bytes: Buffer): void {
  const folder = process.env.STOPBANK_TEST_PICTURES;
  if (folder !== undefined) writeFileSync(join(folder, name), bytes);
}

const hasReader = () => {
  const isThere = spawnSync("pdftotext", ["-v"]).error === undefined;
  if (!isThere && process.env.STOPBANK_REQUIRE_READERS === "1")
    throw new Error("pdftotext is demanded (STOPBANK_REQUIRE_READERS) and is not installed.");
  return isThere;
};

describe("MAP-18 the map as a picture", () => {
  const { ask, openScene, openSceneAsVisitor } = membersOfLarkhaven({ seesPicture: true });

  it.each(sizes)("MAP-18 is copied with its legend, scale, north and sources, on %s", async (name, size) => {
    const { page, context, closeSound } = await openScene(
      { layers: floodedBuildings, drawer: "layers" },
      size,
    );
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openMenu(page);
    expect(await seriousFindings(page)).toEqual([]);
    await keepPicture(page, `picture-menu-${size.widthPx}`);
    await page.getByRole("button", { name: "Copy as image" }).click();
    await page.getByText("Copied to clipboard").waitFor();
    const copied = await clipboardPicture(page);
    keepFile(`copied-${size.widthPx}.png`, Buffer.from(copied.bytes));
    expect(copied.colours, name).toBeGreaterThan(100);
    // Below the map stands where it comes from, on white; the picture has two pixels for each of the screen's.
    expect(copied.corner).toEqual([255, 255, 255]);
    const covered = await page
      .locator(".sb-map")
      .evaluate((map) =>
        ["--sb-map-left", "--sb-map-right"].map((side) =>
          Number.parseFloat(getComputedStyle(map).getPropertyValue(side)),
        ),
      );
    const map = await page.locator(".sb-map").boundingBox();
    const shownPx = (map?.width ?? 0) - covered.reduce((sum, side) => sum + side, 0);
    expect(Math.abs(copied.width - 2 * shownPx)).toBeLessThan(4);
    expect(copied.height).toBeGreaterThan(2 * (map?.height ?? 0));
    await closeSound();
  });

  it("MAP-18 EXP-14 is kept as a PNG that says whose it is, of what data and where it opens again", async () => {
    const { page, closeSound } = await openScene({ layers: floodedBuildings });
    await openMenu(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as PNG" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^Larkhaven.* map \d{4}-\d\d-\d\d\.png$/);
    const png = readFileSync(await download.path());
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    const texts = textsOf(png);
    expect(texts).toMatchObject({
      Title: expect.stringMatching(/^Map of Larkhaven/),
      Software: expect.stringMatching(/^Stopbank \d/),
      "Made By": "member@stopbank.example",
    });
    expect(JSON.parse(texts.Provenance ?? "")).toMatchObject({
      dataset: { version: texts["Dataset Version"], licence: expect.any(String) },
    });
    expect(texts["Dataset Version"]).toMatch(/^[0-9a-f]{16,}$/);
    expect(texts.Copyright).toContain("Natural Earth");
    expect(Math.abs(Date.parse(texts["Creation Time"] ?? "") - Date.now())).toBeLessThan(120_000);
    expect(texts.Source).toBe(page.url());
    await closeSound();
  });

  it("EXP-14 carries the very provenance of what is seen, with area and regions, as every export does", async () => {
    const narrowed = { regions: "suburbs.beachside", area: block };
    const { page, closeSound } = await openScene({ layers: `${floodedBuildings};e:roads`, ...narrowed });
    await openMenu(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as PNG" }).click();
    const texts = textsOf(readFileSync(await (await coming).path()));
    const { made, ...carried } = JSON.parse(texts.Provenance ?? "");
    const { made: madeThen, ...answered } = await ask<{ made: { who: string } }>(
      "/asset/export/provenance/larkhaven/body?regions=suburbs.beachside",
      {
        asset_types: ["buildings", "roads"],
        hazard_scenarios: [floodTag],
        area: { type: "Polygon", coordinates: [block.split(";").map((pair) => pair.split(",").map(Number))] },
        scene: new URL(carried.scene_link).search.slice(1),
      },
    );
    expect(carried).toEqual(answered);
    expect(made.who).toBe(madeThen.who);
    expect(carried.asked).toMatchObject({ regions: [{ name: "Beachside" }], area: { rule: "touches" } });
    expect(new URL(carried.scene_link).search).toBe(new URL(page.url()).search);
    await closeSound();
  });

  it("C-10 is copied by keyboard alone, and the keyboard is back where it was", async () => {
    const { page, context, closeSound } = await openScene({ layers: floodedBuildings });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const button = page.getByRole("button", { name: "Picture of the map" });
    await tabTo(button);
    await page.keyboard.press("Enter");
    const copy = page.getByRole("button", { name: "Copy as image" });
    await tabTo(copy);
    await page.keyboard.press("Enter");
    await page.getByText("Copied to clipboard").waitFor();
    expect((await clipboardPicture(page)).colours).toBeGreaterThan(100);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press("Enter");
    await copy.waitFor();
    await expect.poll(() => hasFocus(button)).toBe(false);
    await page.keyboard.press("Escape");
    await copy.waitFor({ state: "hidden" });
    await closeSound();
  });

  it("MAP-18 says what to do where the browser does not let it be copied", async () => {
    const { page, closeSound } = await openScene(
      { layers: floodedBuildings },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
          }),
      },
    );
    await openMenu(page);
    await page.getByRole("button", { name: "Copy as image" }).click();
    await page.getByText("The browser did not let the map be copied.").waitFor();
    await closeSound();
  });

  it("MAP-18 is saved where the browser copies no pictures, for visitors too", async () => {
    const { page, closeSound } = await openSceneAsVisitor(
      { client: "openaccess", at: undefined },
      {
        prepare: (page) =>
          page.addInitScript(() => Object.defineProperty(globalThis, "ClipboardItem", { value: undefined })),
      },
    );
    await openMenu(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Copy as image" }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.png$/);
    await page.getByText("This browser copies no pictures. The map was saved as a PNG instead.").waitFor();
    await closeSound();
  });

  it("MAP-18 EXP-13 EXP-15 is set on a page for who has signed in, with what has to stand beside it", async () => {
    const { page, closeSound } = await openScene({ layers: floodedBuildings });
    await openMenu(page);
    const coming = page.waitForEvent("download", { timeout: 150_000 });
    await page.getByRole("button", { name: "Print to PDF" }).click();
    await page.getByText("Exporting to PDF").waitFor();
    const download = await coming;
    await page.getByText("PDF exported").waitFor();
    expect(download.suggestedFilename()).toMatch(/^Map.*\.pdf$/);
    const path = await download.path();
    keepFile("map-print.pdf", readFileSync(path));
    expect(readFileSync(path).toString("latin1", 0, 5)).toBe("%PDF-");
    if (hasReader()) {
      // Words that go together may stand on two lines.
      const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
      expect(text).toMatch(/Data(set)? version/);
      for (const words of [
        "Damage state",
        "Not assessed",
        "Metres",
        "Natural Earth",
        "Open this map",
        "Licence",
      ])
        expect(text).toContain(words);
    } else
      console.info(
        "What is in the PDF is not read: pdftotext is not installed (apt-get install poppler-utils).",
      );
    await closeSound();
  });

  it("MAP-18 EXP-15 offers visitors to log in where they would print, and prints nothing", async () => {
    const { page, closeSound } = await openSceneAsVisitor({ client: "openaccess", at: undefined });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bff/jobs")) asked.push(request.url());
    });
    await openMenu(page);
    const print = page.getByRole("button", { name: "Print to PDF" });
    expect(await print.getAttribute("title")).toBe("Login required");
    await print.click();
    await page.getByText("Login required").waitFor();
    await page.getByRole("button", { name: "Log in" }).last().click();
    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    expect(asked).toEqual([]);
    await closeSound();
  });
});
