import { join } from "node:path";
import { launchChromium } from "@stopbank/browser";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, inject, onTestFailed } from "vitest";
import { acceptWhatComes, markTermsAccepted } from "./readBeforehand.ts";

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far: console errors, uncaught exceptions, failed requests, policy violations. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** Where the product is served; the one under test without it. */
  readonly baseUrl?: string;
  /** Relative to the served address. */
  readonly path?: string;
  /** Who is signed in already (`signedIn`); nobody without it. */
  readonly session?: Session;
  /** A phone: fingers instead of a mouse. */
  readonly hasTouch?: boolean;
  /** The test looks at the pixels of a map: it is painted, in all of them. */
  readonly seesPicture?: boolean;
  /** The test is about terms: they are asked for. Everybody else has accepted them. */
  readonly meetsTerms?: boolean;
  /** How far the page has come when it is handed over: as far as it goes by itself, without this. */
  readonly until?: "domcontentloaded";
  /** Done before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Starts the browser the product ships where there is one (vitest.config.ts says so), else the machine's. */
export const startBrowser = (): Promise<Browser> =>
  launchChromium({
    args: [
      // What is not WebGL is drawn without it: without a graphics card it would be the processor's work too, several times over.
      "--disable-gpu-compositing",
      // A page lives for seconds: making its code faster takes longer than running it as it is.
      "--js-flags=--no-opt,--no-maglev",
    ],
  });

/** A person with a fresh browser profile at the served product. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.widthPx ?? 1440, height: options.heightPx ?? 900 },
    reducedMotion: "reduce",
    locale: "en-NZ",
    ...(options.session === undefined ? {} : { storageState: options.session }),
    ...(options.hasTouch === true ? { hasTouch: true, isMobile: true } : {}),
  });
  // A processor that draws maps for several browsers at once is slow, and slowness is no fault.
  context.setDefaultTimeout(60_000);
  if (options.seesPicture !== true) await context.addInitScript(paintNoMap);
  const baseUrl = options.baseUrl ?? inject("baseUrl");
  if (options.meetsTerms !== true) await markTermsAccepted(context, baseUrl);
  const page = await context.newPage();
  if (options.meetsTerms !== true) await acceptWhatComes(page);
  keepPictureOfFailure(page);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  await options.prepare?.(page);
  await page.goto(baseUrl + (options.path ?? "/"), { waitUntil: options.until ?? "load" });
  if (options.until === undefined) await untilItListens(page);
  return { page, context, faults, close: () => context.close() };
}

/** A page that came drawn does so once the shell has taken it over; what is pressed before is done then. */
export const untilItListens = (page: Page) =>
  page.waitForFunction(() => document.querySelector("#drawn-with, #root[data-keys]") === null);

/**
 * Nothing of a map is painted, which is half of the time that it takes without a graphics card. What it fetches, lays
 * out, places and knows of its features stays what it is, and so do pointers and the page's layout.
 */
function paintNoMap(): void {
  // A quarter of the pixels to clear and hand on.
  Object.defineProperty(globalThis, "devicePixelRatio", { get: () => 0.5 });
  const nothing = () => undefined;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    Object.assign(prototype, { drawArrays: nothing, drawElements: nothing });
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
  });
}

/** Signs in once, for tests about something else: their visits start with this session. */
export async function signedIn(browser: Browser, email: string): Promise<Session> {
  const { page, context, close } = await visit(browser);
  await page.getByRole("button", { name: "Log in" }).first().click();
  await signIn(page, email);
  const session = await context.storageState();
  await close();
  return session;
}

const demoPassword = "Stopbank-1";

/** Signs in through the log-in dialog, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  // By its class: the client's terms may come while it goes.
  const dialog = page.getByRole("dialog").and(page.locator(".login-dialog"));
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** While writing tests, STOPBANK_TEST_PICTURES names a folder for a picture of the page at each failure. */
function keepPictureOfFailure(page: Page): void {
  const folder = process.env.STOPBANK_TEST_PICTURES;
  if (folder === undefined || expect.getState().currentTestName === undefined) return;
  onTestFailed(async ({ task }) => {
    const name = task.name.replace(/\W+/g, "-").slice(0, 60);
    await page.screenshot({ path: join(folder, `${name}.png`), timeout: 60_000 });
  });
}
