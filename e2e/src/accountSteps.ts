import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hasFocus, tabTo } from "./keyboard.ts";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const untilIn = (page: Page) => page.getByRole("button", { name: "Logout" }).waitFor();
/** It can be read, if only for moments: not waited for by its locator, which would first have terms agreed to that come meanwhile. */
export const said = (page: Page, words: string) =>
  expect.poll(() => page.getByText(words).first().isVisible(), { message: words }).toBe(true);
export const untilFocused = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);
export const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

/** By pointer or as a password manager fills it, and Enter in the field that is last. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) await field(page, label).fill(words);
  await field(page, Object.keys(fields).at(-1) ?? "").press("Enter");
}

/** By keyboard alone: each field is gone to and typed in, in place of what it holds, and Enter in the last. */
export async function typeIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) {
    await tabTo(field(page, label));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Enter");
}
