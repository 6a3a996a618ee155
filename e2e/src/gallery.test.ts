import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { startBrowser } from "./visitor.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../gallery");
/** A folder for a picture of each section, to be looked at. */
const pictures = process.env.STOPBANK_GALLERY_PICTURES;

/** Several hundred states on a machine that does ten other things. */
const limitMs = 400_000;

let browser: Browser;
let server: PreviewServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "stopbank-gallery-"));
  const shared = { root, configFile: false as const, logLevel: "error" as const };
  await build({ ...shared, build: { outDir: folder, target: "es2023", emptyOutDir: true, minify: false } });
  server = await preview({ ...shared, build: { outDir: folder }, preview: { host: "127.0.0.1", port: 0 } });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it.concurrent.each([
  ["desktop", 1440, ""],
  ["phone", 390, "dark"],
] as const)(
  "every view is whole in every state, fits and can be used by everyone: %s",
  async (device, width, brand) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: "en-NZ",
      reducedMotion: "reduce",
    });
    // Some hundred views in all their states, twice at once: a processor with other work takes its time.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (line) => {
      if (line.type() === "error") complaints.push(line.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.getByRole("region", { name: "ui/Toasts" }).waitFor();
    // The last to come in by the clock: a way out of what takes long.
    await page.getByRole("region", { name: "ui/Loading" }).getByRole("button", { name: "Cancel" }).waitFor();
    await page.locator(".u-over").first().waitFor({ state: "attached" });
    const addresses = await page
      .locator("main > section > ul > li > a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(5);

    expect(await seriousFindings(page)).toEqual([]);
    await keep(page, `${device}-usual`);
    expect(await overflow(page)).toEqual([]);
    expect(await unstyled(page)).toEqual([]);
    await ask(page, "#brand=dark");
    expect(await seriousFindings(page, brandRules)).toEqual([]);
    await keep(page, `${device}-dark`);

    // A page of its own for each: in one brand on either device.
    for (const address of addresses.map((one) => one.replace("brand=", `brand=${brand}`))) {
      await ask(page, address);
      expect([address, await seriousFindings(page), await overflow(page)]).toEqual([address, [], []]);
      await keepOne(page, `${device}-${brand || "usual"}`, address);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
  limitMs,
);

/** Blueprint's classes that views have, which have rules of its styles, but none in the product, which leaves out what no view has. */
async function unstyled(page: Page): Promise<readonly string[]> {
  // A panel's own styles are files of their own.
  const whole = globSync(join(folder, "assets/*.css"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const productUrl = inject("baseUrl");
  const markup = await (await fetch(productUrl)).text();
  const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(markup)?.[1] ?? "";
  const kept = classesIn(await (await fetch(new URL(sheet, productUrl))).text());
  const left = classesIn(whole).difference(kept);
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll("[class*=bp6-]")].flatMap(({ classList }) => [...classList]),
  );
  expect(kept.size).toBeGreaterThan(100);
  expect(left.size).toBeGreaterThan(100);
  // Icons are pictures here, never letters of a font; the grid's package has a sheet of its own, which comes whole with the grid.
  return [...new Set(drawn)].filter((name) => left.has(name) && !/^bp6-(icon|table)-/.test(name));
}

const classesIn = (styles: string): ReadonlySet<string> =>
  new Set(styles.matchAll(/\.(bp6-[a-z0-9-]+)/g).map(([, name = ""]) => name));

/** A brand changes colours and nothing else. */
const brandRules = ["color-contrast"];

const ask = (page: Page, address: string) =>
  page.evaluate((asked) => {
    location.hash = asked;
  }, address);

/** What reaches beyond the window, one line each, where the page is wider than it. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("main article *, main.gallery > :not(section)")]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) =>
            [
              element.closest("section")?.ariaLabel,
              element.closest("article")?.querySelector("h3")?.textContent,
              element.outerHTML.slice(0, 80),
            ].join(", "),
          ),
  );

async function keep(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(join(pictures, name), { recursive: true });
  for (const section of await page.locator("main > section").all()) {
    const view = (await section.getAttribute("aria-label")) ?? "";
    await section.screenshot({ path: join(pictures, name, `${view.replaceAll(/\W+/g, "-")}.png`) });
  }
}

async function keepOne(page: Page, name: string, address: string): Promise<void> {
  if (pictures === undefined) return;
  const { view, state } = Object.fromEntries(new URLSearchParams(address.slice(1)));
  await page.screenshot({
    path: join(pictures, name, `${view}-${state}`.replaceAll(/\W+/g, "-").concat(".png")),
  });
}
