import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type Session, visit } from "../visitor.ts";
import { read } from "./readBack.ts";

export interface PrintedPage {
  /** `ready`, or `failed` for the reason `why`. */
  readonly state: string | undefined;
  readonly why: string | undefined;
  readonly file: string;
  /** What its pictures say to who cannot see them. */
  readonly alternatives: readonly string[];
  /** Line by line, as it stands on the page. */
  text(): string;
  /** Cell by cell, where a layout has what stands beside a cell between its lines. */
  flowing(): string;
}

export interface PrintOptions {
  readonly session: Session;
  /** Relative to the served address. */
  readonly path: string;
  /** For the file. */
  readonly folder: string;
  /** The maps are drawn, too. */
  readonly seesPicture?: boolean;
}

/** Prints a page as the worker does, and says what came of it. */
export async function printPage(
  browser: Browser,
  { folder, seesPicture = true, ...visited }: PrintOptions,
): Promise<PrintedPage> {
  const { page, close } = await visit(browser, { ...visited, seesPicture });
  await page.waitForFunction(() => document.documentElement.dataset.print !== "waiting", undefined, {
    timeout: 120_000,
  });
  const { print: state, printWhy: why } = await page.evaluate(() => ({
    ...document.documentElement.dataset,
  }));
  const alternatives = await page
    .locator("figure[role=img], .sb-figure img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? ""));
  const file = join(folder, `${Math.random()}.pdf`);
  writeFileSync(
    file,
    await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true, printBackground: true }),
  );
  await close();
  return {
    state,
    why,
    file,
    alternatives,
    text: () => read("pdftotext", "-layout", file, "-"),
    flowing: () => read("pdftotext", "-raw", file, "-"),
  };
}
