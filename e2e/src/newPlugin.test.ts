import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { copyWorkspace } from "./copyWorkspace.ts";
import { readBeforehand } from "./readBeforehand.ts";
import { startBeside } from "./startBeside.ts";
import { ownRoot, type StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

/** For what is seconds of work on a machine that has nothing else to do: it ends where something hangs. */
const limit = { timeout: 600_000 };

/** A stranger's plugins, each written by one command into a checkout of its own. */
describe("stopbank plugin new", () => {
  let checkout: string;
  let product: StartedProduct | undefined;
  let browser: Browser;
  beforeAll(async () => {
    checkout = copyWorkspace(ownRoot);
    await run("apps/cli/src/main.ts", "plugin", "new", "flood-gauges", "--map");
    await run("apps/cli/src/main.ts", "plugin", "new", "harbour-notes");
    [product, browser] = await Promise.all([startBeside({}, checkout), startBrowser()]);
    await readBeforehand(product.baseUrl);
  }, limit.timeout);
  afterAll(async () => {
    await Promise.all([product?.stop(), browser?.close()]);
    rmSync(checkout, { recursive: true, force: true });
  });

  /** A program of the checkout, by this Node. @throws where it ends with a failure, with what it wrote. */
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], { cwd: checkout });

  it("writes plugins that type-check with both apps and keep to the arrows", limit, async () => {
    // One program: both plugins, and the lists by which the apps run them.
    const include = ["plugins/*/src", "apps/web/src/plugins.ts", "apps/bff/src/plugins/serverPlugins.ts"];
    const settings = JSON.stringify({ extends: "./tsconfig.browser.json", include });
    writeFileSync(join(checkout, "tsconfig.plugin.json"), settings);
    await run(toolIn("typescript", "tsc"), "--noEmit", "-p", "tsconfig.plugin.json");
    await run("scripts/arrows/main.ts");
  });

  it("writes tests that pass", limit, async () => {
    const { stdout } = await run(
      toolIn("vitest", "vitest"),
      "run",
      "--project",
      "unit",
      "--project",
      "views",
      "plugins/flood-gauges",
    );
    expect(stdout).toMatch(/[1-9]\d* passed, 0 failed/);
  });

  it(
    "--map: shows a map page under its flag: layer, tool, tab, what its route knows, and its job, done",
    limit,
    async () => {
      const { page, faults, close } = await visit(browser, {
        baseUrl: String(product?.baseUrl),
        path: "/flood-gauges",
        widthPx: 1100,
        heightPx: 700,
      });
      // Off: the address asks who it is and leads home, and nothing speaks of it.
      await signIn(page, "member@stopbank.example");
      await page.getByRole("heading", { name: "Kia ora, welcome to Larkhaven" }).waitFor();
      expect(await page.getByRole("link", { name: "Flood gauges" }).count()).toBe(0);
      await product?.order("client", "flag", "larkhaven", "flood-gauges.page", "on");
      await page.reload();
      await page.getByRole("link", { name: "Flood gauges" }).click();
      await page.locator(".sb-map-canvas[aria-busy=false]").waitFor();

      await page.getByRole("button", { name: "Mark a site" }).click();
      await page.getByText("Click where a site is.").first().waitFor();
      const [x, y] = await inTown(page);
      await page.mouse.click(x, y);
      await page.getByText("Site 1 marked.").first().waitFor();
      await page.keyboard.press("Escape");
      await page.waitForURL((url) => url.searchParams.has("x.flood-gauges.sites"));
      // What answers to the pointer is drawn.
      await expect
        .poll(async () => {
          await page.mouse.move(x + 40, y);
          await page.mouse.move(x, y);
          return page.locator(".sb-map").getByText("Site 1", { exact: true }).count();
        })
        .toBeGreaterThan(0);

      await page.mouse.click(x, y);
      await page.getByRole("region", { name: "Sites", exact: true }).waitFor();
      await page.getByRole("button", { name: "Nearby, site 1" }).click();
      const nearby = page.getByRole("table", {
        name: "What stands within 500 m, in the data of Larkhaven District Council",
      });
      await nearby.getByRole("row", { name: /Buildings \d+/ }).waitFor();

      await page.getByRole("button", { name: "Write a list" }).click();
      await page.getByText("The list is ready.").waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download the list" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("flood-gauges.csv");
      const [place] = String(new URL(page.url()).searchParams.get("x.flood-gauges.sites")).split(";");
      expect(readFileSync(await download.path(), "utf8")).toContain(`\r\n1,${place}\r\n`);
      expect(await seriousFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  /** Where the client's town is drawn: beside the middle of what the drawer leaves of the map. */
  const inTown = async (page: Page) => {
    const map = await page.locator(".maplibregl-canvas").boundingBox();
    const drawer = await page.locator(".sb-dock-left").boundingBox();
    if (map === null || drawer === null) throw new Error("there is no map beside a drawer");
    return [(drawer.x + drawer.width + map.x + map.width) / 2 + 54, map.y + map.height / 2 - 35] as const;
  };

  /** A tool's own program: what links to it in `.bin` differs between systems. */
  const toolIn = (name: string, program: string) => {
    const folder = join("node_modules", name);
    const { bin } = JSON.parse(readFileSync(join(checkout, folder, "package.json"), "utf8")) as {
      bin: Record<string, string>;
    };
    return join(folder, String(bin[program]));
  };
});
