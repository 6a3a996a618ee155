import type { Locator, Page } from "playwright-core";

/** The grid of the summary page. */
export const grid = (page: Page): Locator => page.locator(".summary-grid");

/** @param column 1 for the first of the figures. */
export const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`.bp6-table-quadrant-main .bp6-table-cell-row-${row}.bp6-table-cell-col-${column}`);

/** What the cells of a row say, as far as they are drawn: its frozen column first. */
export async function gridRow(page: Page, row: number): Promise<(string | null)[]> {
  const [frozen, rest] = [
    `.bp6-table-quadrant-left .bp6-table-cell-row-${row}.bp6-table-cell-col-0`,
    `.bp6-table-quadrant-main .bp6-table-cell-row-${row}:not(.bp6-table-cell-col-0)`,
  ];
  return [
    await grid(page).locator(frozen).textContent(),
    ...(await grid(page).locator(rest).allTextContents()),
  ];
}

export async function place(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error(`${of} is nowhere.`);
  return box;
}

type Place = Awaited<ReturnType<typeof place>>;

/** From the middle of one place to that of another. */
export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}
