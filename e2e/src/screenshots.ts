import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@stopbank/browser";
import type { Page } from "playwright-core";
import { riskPage } from "./riskPage.ts";

/**
 * Makes the README's pictures from a server that runs: `node e2e/src/screenshots.ts [http://localhost:8080]`.
 * Each is a scene's address, so anyone can open what it shows.
 */
const [baseUrl = "http://localhost:8080"] = process.argv.slice(2);
const folder = resolve(fileURLToPath(import.meta.url), "../../../docs/images");

const scenes = {
  "risk-summary.png":
    "/risk?v=1&client=larkhaven&at=172.945,-40.305,12.6&layers=e:buildings;e:roads;h:river_flood:river_flood_100yr_present_breach&area=172.925,-40.29;172.962,-40.288;172.965,-40.312;172.93,-40.315;172.925,-40.29&drawer=risk",
  "satellite.png":
    "/risk?v=1&client=larkhaven&at=172.943,-40.2975,14.2&base=satellite&layers=e:buildings;h:coastal_inundation:coastal_inundation_100yr_slr100",
} as const;

const browser = await launchChromium();
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  locale: "en-NZ",
  reducedMotion: "reduce",
});
const page = await context.newPage();
await signIn(page);
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  await page.goto(baseUrl + scene);
  await riskPage(page).untilDrawn();
  await page.screenshot({ path: join(folder, name), timeout: 120_000 });
  process.stdout.write(`docs/images/${name}\n`);
}
await browser.close();

async function signIn(page: Page): Promise<void> {
  await page.goto(baseUrl);
  await page.getByRole("button", { name: "Log in" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("member@stopbank.example");
  await dialog.getByLabel("Password", { exact: true }).fill("Stopbank-1");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
}
