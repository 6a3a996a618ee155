import { crc32, deflateSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

let browser: Browser;
let editor: Session;
beforeAll(async () => {
  browser = await startBrowser();
  editor = await signedIn(browser, "editor@stopbank.example");
});
afterAll(() => browser.close());

/** A picture of one colour that nobody else's test adds. */
function picture(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const chunk = (name: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array<Buffer>(width).fill(Buffer.from(colour))]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it("G-04: an editor adds a picture with its words, finds it, changes them, and deletes it again", async () => {
  const { page, faults, close } = await visit(browser, { path: "/administration/media", session: editor });
  await page.getByLabel("Files to add").setInputFiles([
    { name: "weir.png", mimeType: "image/png", buffer: picture(640, 400, [30, 90, 160]) },
    { name: "phone.heic", mimeType: "image/heic", buffer: Buffer.from("\0\0\0 ftypheic\0\0\0\0mif1heic") },
  ]);
  const words = page.getByRole("textbox", { name: /Describe it/ });
  await words.nth(1).fill("A picture of a telephone's");
  await page.getByText("One picture still needs a description.").waitFor();
  await words.nth(0).fill("A weir at low water");
  await page.getByRole("button", { name: "Add 2 files" }).click();
  await page
    .getByRole("alert")
    .getByText(/HEIC.*JPEG/)
    .waitFor();
  const card = page.getByRole("article", { name: "weir.png" });
  const shown = card.getByRole("img", { name: "A weir at low water" });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  expect(await seriousFindings(page)).toEqual([]);
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await card.getByRole("button", { name: "Describe weir.png" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("The weir of the Awatōrea");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await card.getByRole("img", { name: "The weir of the Awatōrea" }).waitFor();
  await card.getByRole("button", { name: "Delete weir.png" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await card.waitFor({ state: "detached" });
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await close();
});

it("GUI-12, G-17: a picture of an article is shown large by keyboard, and nothing moves when it comes", async () => {
  const { page, close } = await visit(browser, {
    path: "/guide/methods/from-damage-to-decisions/prioritisation",
  });
  const picture = page.getByRole("button", { name: /The page Prioritisation/ });
  await picture.scrollIntoViewIfNeeded();
  const image = picture.getByRole("img");
  await expect
    .poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await picture.press("Enter");
  const large = page.getByRole("dialog", { name: /^Picture/ });
  await large.getByRole("img").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  expect(await picture.evaluate((each) => each === document.activeElement)).toBe(true);
  await close();
});
