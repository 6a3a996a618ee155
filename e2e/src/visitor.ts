import { launchChromium } from "@stopbank/browser";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";

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
  /** Relative to the served address. */
  readonly path?: string;
}

/** Starts the browser the product ships where there is one (vitest.config.ts says so), else the machine's. */
export const startBrowser = (): Promise<Browser> => launchChromium();

/** A person with a fresh browser profile at the served product. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.widthPx ?? 1440, height: options.heightPx ?? 900 },
    reducedMotion: "reduce",
    locale: "en-NZ",
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(inject("baseUrl") + (options.path ?? "/"));
  return { page, context, faults, close: () => context.close() };
}

const demoPassword = "Stopbank-1";

/** Signs in through the log-in dialog, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "hidden" });
}
