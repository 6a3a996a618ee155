import { launchChromium } from "@stopbank/browser";
import type { Page } from "playwright-core";
import { acceptWhatComes, markTermsAccepted, readBeforehand } from "../readBeforehand.ts";
import { riskPage } from "../riskPage.ts";

export interface MemberWindow {
  readonly page: Page;
  /** Opens an address and waits until its map is drawn and nothing of the page is loading. */
  open(path: string): Promise<void>;
  /** Waits for the same. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** The demonstration's member, signed in at a product that runs, in a window of this size, without motion. `scale` is pixels of a picture by pixels of the page. */
export async function openMember(
  baseUrl: string,
  {
    widthPx,
    heightPx,
    scale = 1,
  }: { readonly widthPx: number; readonly heightPx: number; readonly scale?: number },
): Promise<MemberWindow> {
  await readBeforehand(baseUrl);
  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    deviceScaleFactor: scale,
    locale: "en-NZ",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(60_000);
  await markTermsAccepted(context, baseUrl);
  const page = await context.newPage();
  await acceptWhatComes(page);
  await page.goto(baseUrl);
  await page.getByRole("button", { name: "Log in" }).first().click();
  const dialog = page.getByRole("dialog").and(page.locator(".login-dialog"));
  await dialog.getByLabel("E-mail").fill("member@stopbank.example");
  await dialog.getByLabel("Password", { exact: true }).fill("Stopbank-1");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const settle = async () => {
    const isMap = (await page.getByRole("region", { name: "Risk map" }).count()) > 0;
    if (isMap) await riskPage(page).untilDrawn();
    // What comes into view asks for its figures a moment later, and what has come moves into its place.
    await page.waitForTimeout(1_500);
    // Nothing is hovered, and no tip speaks of what has the focus.
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForTimeout(500);
    if (isMap) await riskPage(page).untilDrawn();
  };
  return {
    page,
    settle,
    open: async (path) => {
      await page.goto(baseUrl + path);
      if (path.startsWith("/risk")) await page.getByRole("region", { name: "Risk map" }).waitFor();
      await settle();
    },
    close: () => browser.close(),
  };
}
